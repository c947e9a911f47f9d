import { Marked, type Token, type Tokens } from 'marked'
import { isOffered } from '../offered.ts'
import { escapeMarkup } from '#platform/escape-markup.ts'
import { foldText } from '#platform/fold.ts'

/** The headings of the second level, for a table of contents. */
export type Contents = { id: string; title: string }[]

export type RenderedMarkdown = { html: string; contents: Contents }

/**
 * Markdown as HTML that is safe even when a stranger wrote it: tags in the text are shown as text, links and pictures lead only where they
 * may. Headings carry ids, tables lie in a box that scrolls, `§ 535 BGB` and numbers with their unit stay on one line.
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const contents: Contents = []
  const marked = new Marked({
    async: false,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = idOf(text)
        if (depth === 2) contents.push({ id, title: text.replaceAll(NBSP, ' ') })
        return `<h${depth} id="${id}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens)
        const target = linkTarget(href)
        if (target === null || (target === 'own' && !isOffered(href))) return inner
        const foreign = target === 'foreign' && /^https:/i.test(href) ? ' rel="noopener noreferrer"' : ''
        return `<a href="${escapeMarkup(href)}"${foreign}>${inner}</a>`
      },
      image({ href, text }: Tokens.Image) {
        // The content security policy would refuse pictures from elsewhere anyway.
        if (linkTarget(href) !== 'own') return escapeMarkup(text)
        return `<img src="${escapeMarkup(href)}" alt="${escapeMarkup(text)}" loading="lazy">`
      },
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeMarkup(text),
      // Nobody colours code here: the word after the fence, a language elsewhere, would only get into the page's attributes.
      code: ({ text }: Tokens.Code) => `<pre><code>${escapeMarkup(text)}\n</code></pre>\n`,
    },
  })
  const html = unlessTooDeep(
    () => marked.parse(keepTogether(markdown)) as string,
    () => `<p>${escapeMarkup(markdown)}</p>`,
  )
  return { html: unbroken(inScrollBoxes(html)), contents }
}

/** The words of a Markdown text without its marks, blocks joined by one space: for excerpts and searches. */
export function plainText(markdown: string): string {
  return wordsOf(blocksOf(markdown)).replaceAll(/\s+/g, ' ').trim()
}

/** A Markdown text's paragraphs, lists, tables and headings. */
export function blocksOf(markdown: string): Token[] {
  return unlessTooDeep<Token[]>(
    () => new Marked({ async: false }).lexer(markdown),
    () => [{ type: 'text', raw: markdown, text: markdown }],
  )
}

/** The parser calls itself for each quotation in a quotation; some thousands of `>` are more calls than the stack holds. */
function unlessTooDeep<Result>(parse: () => Result, asTyped: () => Result): Result {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError) return asTyped()
    throw error
  }
}

function wordsOf(tokens: Token[]): string {
  return tokens.map(words).join('')
}

function words(token: Token): string {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    return [header, ...rows].map((row) => ended(row.map((cell) => wordsOf(cell.tokens)).join(' – '), '.')).join('')
  }
  if (token.type === 'list')
    return (token as Tokens.List).items.map((item) => ended(wordsOf(item.tokens), ';')).join('')
  if (token.type === 'space' || token.type === 'br') return ' '
  if (token.type === 'html' || token.type === 'hr') return ' '
  const inner = 'tokens' in token && token.tokens ? wordsOf(token.tokens) : textOf(token)
  if (token.type === 'heading') return ended(inner, ':')
  return token.type === 'paragraph' || token.type === 'blockquote' ? `${inner} ` : inner
}

/** Where the layout parted two texts, a mark does, unless there is one. */
function ended(text: string, mark: string): string {
  const trimmed = text.trimEnd()
  return /[.,:;?!…]$/.test(trimmed) ? `${trimmed} ` : `${trimmed}${mark} `
}

function textOf(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : ''
}

const NBSP = '\u00a0'

/** `§ 5 DDG`, `Art. 6 Abs. 1`, `z. B.` and numbers with their unit stay on one line. */
function keepTogether(text: string): string {
  return text
    .replaceAll(/(§§?|\bArt\.|\bAbs\.|\bNr\.|\bSatz|\bBuchst\.|\bAnlage) (?=\d|[a-z]\b)/g, `$1${NBSP}`)
    .replaceAll(/\b(z\.|d\.|i\.) (?=[A-Zh]\.)/g, `$1${NBSP}`)
    .replaceAll(
      /(\d) (?=(Tage|Werktage|Wochen|Monate|Jahre|Stunden|Minuten|Uhr|Grad|Liter|Prozent|Prozentpunkte|MB|Euro|€|%)(?![\p{L}]))/gu,
      `$1${NBSP}`,
    )
}

/** Plain spaces instead, in parts that do not break: so that a browser's search finds „100 Euro“ and copies it as it would be typed. */
function unbroken(html: string): string {
  return html.replaceAll(/<[^<>]*>|[^<]+|</g, (part) =>
    part.startsWith('<')
      ? part.replaceAll(NBSP, ' ')
      : part
          .replaceAll(
            /(?<!\S)\S+(?:\u00a0\S+)+/g,
            (together) => `<span class="whitespace-nowrap">${together.replaceAll(NBSP, ' ')}</span>`,
          )
          .replaceAll(NBSP, ' '),
  )
}

/** `Ihre Rechte` → `ihre-rechte`, `Schäden & Pflichten` → `schaeden-pflichten`. */
export function idOf(heading: string): string {
  return foldText(heading)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A table that is wider than a phone scrolls in its box, also by keyboard. Each box is named after the heading above it. */
function inScrollBoxes(html: string): string {
  let name = 'Tabelle'
  let count = 0
  return html.replaceAll(
    /<h\d[^<>]*>((?:[^<]|<(?!\/?h\d))*)<\/h\d>|<table>|<\/table>/g,
    (found, heading: string | undefined) => {
      if (found === '</table>') return '</table></div>'
      if (heading !== undefined) {
        name = `Tabelle: ${heading.replaceAll(/<[^<>]*>/g, '').replaceAll('"', '&quot;')}`
        count = 0
        return found
      }
      count += 1
      const label = count === 1 ? name : `${name} (${count})`
      return `<div class="table-box" role="region" aria-label="${label}" tabindex="0"><table>`
    },
  )
}

/** Stands for the site: whichever origin it has, an address of its own parses to this one. */
const HERE = 'https://here.invalid'

export type LinkTarget = 'own' | 'foreign'

/**
 * Where a browser would go with this address: a page or anchor of our own, or elsewhere over https, mail or phone. Null for everything else, and for
 * what browsers read differently from what it looks like: `//`, backslashes, control characters, names before an `@`.
 */
export function linkTarget(href: string): LinkTarget | null {
  if (/[\\\p{Cc}]/u.test(href) || !URL.canParse(href, HERE)) return null
  const { origin, protocol, pathname, username, password } = new URL(href, HERE)
  if (protocol === 'mailto:' || protocol === 'tel:') return 'foreign'
  if (origin === HERE) return /^[/#]/.test(href) && !pathname.startsWith('//') ? 'own' : null
  return /^https:\/\/[^/]/i.test(href) && username === '' && password === '' ? 'foreign' : null
}
