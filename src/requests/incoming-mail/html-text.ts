import { compile, type FormatCallback } from 'html-to-text'

/** Deeper than long chains of answers; each level of quotation stands before each of its lines. */
const DEEPEST = 250
const MOST_LETTERS = 400_000

/** Cells of a row stand beside each other. */
const formatCell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder)
  builder.addInline(' ')
}

const convert = compile({
  wordwrap: false,
  limits: { maxDepth: DEEPEST, maxInputLength: MOST_LETTERS, ellipsis: ' …' },
  formatters: { cell: formatCell },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'], noAnchorUrl: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'hr', options: { length: 5 } },
    ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    // A picture's address says nothing, and some only tell that the mail was read.
    ...['img', 'head', 'title', 'style', 'script', 'template', 'object', 'svg'].map((selector) => ({
      selector,
      format: 'skip',
    })),
    // The preheader: hidden from readers, shown by lists of mails.
    ...['[hidden]', '[style*="display:none"]', '[style*="display: none"]', '[style*="mso-hide:all"]'].map(
      (selector) => ({ selector, format: 'skip' }),
    ),
  ],
})

/** The words of a mail that has no plain text, with its lists, quotations and the addresses of its links. Some pages take seconds. */
export function textOfHtml(html: string): string {
  return convert(html)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
