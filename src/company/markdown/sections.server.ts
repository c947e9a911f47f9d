import type { Token, Tokens } from 'marked'
import { blocksOf, idOf, plainText } from './render-markdown.server.ts'

/** The texts below one heading, without marks: one a paragraph, list item or table row. */
export type MarkdownSection = { heading: string | null; id: string | null; paragraphs: string[] }

/** A Markdown text in the parts that its headings make; what stands before the first one has none. Empty parts are left out. */
export function sectionsOf(markdown: string): MarkdownSection[] {
  const sections: MarkdownSection[] = [{ heading: null, id: null, paragraphs: [] }]
  for (const token of blocksOf(markdown)) {
    if (token.type === 'heading') {
      const { text } = token as Tokens.Heading
      sections.push({ heading: plainText(text), id: idOf(text), paragraphs: [] })
    } else sections.at(-1)?.paragraphs.push(...paragraphsOf(token))
  }
  return sections.filter(({ paragraphs }) => paragraphs.length > 0)
}

function paragraphsOf(token: Token): string[] {
  if (token.type === 'list') {
    const { ordered, items } = token as Tokens.List
    return items.map((item, index) => `${ordered ? `${index + 1}.` : '•'} ${plainText(item.text).replace(/;$/, '')}`)
  }
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    return rows.map((row) =>
      row
        .map((cell, index) => {
          const name = index > 0 && row.length > 2 ? plainText(header[index]?.text ?? '') : ''
          return [name, plainText(cell.text)].filter(Boolean).join(': ')
        })
        .filter(Boolean)
        .join(row.length > 2 ? '; ' : ': '),
    )
  }
  const text = plainText(token.raw)
  return text === '' ? [] : [text]
}
