import { Marked, type Tokens } from 'marked'

export type TableOfContents = { id: string; title: string }[]

export type RenderedMarkdown = { html: string; contents: TableOfContents }

/**
 * Our own Markdown as HTML, for the server: headings carry ids, the second level makes the table of contents, tables lie in a box
 * that scrolls. It is not meant for texts that visitors write: HTML inside would pass.
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const contents: TableOfContents = []
  const marked = new Marked({
    async: false,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = idOf(text)
        if (depth === 2) contents.push({ id, title: keepTogether(text) })
        return `<h${depth} id="${id}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const isForeign = /^https?:/.test(href)
        const foreign = isForeign ? ' rel="noopener noreferrer"' : ''
        return `<a href="${href.replaceAll('&', '&amp;')}"${foreign}>${this.parser.parseInline(tokens)}</a>`
      },
    },
  })
  const html = marked.parse(keepTogether(markdown)) as string
  return { html: inScrollBoxes(html), contents }
}

/** `§ 5 DDG`, `Art. 6 Abs. 1`, `z. B.` and numbers with their unit stay on one line. */
function keepTogether(text: string): string {
  return text
    .replaceAll(/(§§?|\bArt\.|\bAbs\.|\bNr\.|\bSatz|\bBuchst\.|\bAnlage) (?=\d|[a-z]\b)/g, '$1 ')
    .replaceAll(/\b(z\.|d\.|i\.) (?=[A-Zh]\.)/g, '$1 ')
    .replaceAll(/(\d) (?=(Tage|Monate|Jahre|Stunden|Minuten|Uhr|Prozentpunkte|MB|Euro|€|%)\b)/g, '$1 ')
}

/** `Ihre Rechte` → `ihre-rechte`, `Schäden & Pflichten` → `schaeden-pflichten`. */
export function idOf(heading: string): string {
  const folded = heading
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
  return folded.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '')
}

/** A table that is wider than a phone scrolls in its box, also by keyboard. */
function inScrollBoxes(html: string): string {
  return html
    .replaceAll('<table>', '<div class="table-box" role="region" aria-label="Tabelle" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
