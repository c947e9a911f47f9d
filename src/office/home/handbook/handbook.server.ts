import { renderMarkdown } from '#company/markdown/render-markdown.server.ts'

const texts = import.meta.glob<string>('/docs/handbuch/*.md', { query: '?raw', import: 'default', eager: true })
const pictures = import.meta.glob<string>('/docs/handbuch/bilder/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

export type HandbookPage = { html: string; title: string; contents: { id: string; title: string }[] }

/** File name of the index, which code hosts show first. */
const INDEX = 'README'

/** The pages by the last part of their address; '' is the index. */
const sources = new Map(
  Object.entries(texts).map(([path, text]) => {
    const name = path.slice('/docs/handbuch/'.length, -'.md'.length)
    return [name === INDEX ? '' : name, text] as const
  }),
)

const rendered = new Map<string, HandbookPage>()

/** A page of the handbook as the office shows it; null when there is none of this name. */
export function handbookPage(name: string): HandbookPage | null {
  const known = rendered.get(name)
  if (known) return known
  const source = sources.get(name)
  if (source === undefined) return null
  const [heading = '', ...rest] = source.split('\n')
  const { html, contents } = renderMarkdown(addressed(rest.join('\n')))
  const page = { html: zoomable(html), contents, title: heading.replace(/^#\s+/, '') }
  rendered.set(name, page)
  return page
}

/** On a phone a screen's picture is small: it leads to itself, where fingers enlarge it. */
const zoomable = (html: string) => html.replaceAll(/<img src="([^"<>]+)"[^<>]*>/g, '<a href="$1">$&</a>')

/** In the files pictures and pages lie beside each other; in the office they have addresses. */
function addressed(markdown: string): string {
  return markdown
    .replaceAll(/\]\(bilder\/([\w-]+\.webp)\)/g, (_, file) => `](${pictures[`/docs/handbuch/bilder/${file}`] ?? ''})`)
    .replaceAll(/\]\(([\w-]+)\.md(#[\w-]*)?\)/g, (_, name, anchor = '') =>
      name === INDEX ? `](/verwaltung/hilfe${anchor})` : `](/verwaltung/hilfe/${name}${anchor})`,
    )
}
