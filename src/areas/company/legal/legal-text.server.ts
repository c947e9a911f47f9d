import { fillIn } from '#platform/markdown/fill-in.ts'
import { type RenderedMarkdown, renderMarkdown } from '#platform/markdown/render-markdown.server.ts'
import { site } from '#site'
import type { LegalName } from './legal-documents.ts'

const sources = import.meta.glob<string>('/content/legal/*.md', { query: '?raw', import: 'default', eager: true })

const rendered = new Map<LegalName, RenderedMarkdown>()

/** A legal page with the company's facts in it. Rendered once: text and facts are part of the build. */
export function legalText(name: LegalName): RenderedMarkdown {
  const known = rendered.get(name)
  if (known) return known
  const source = sources[`/content/legal/${name}.md`]
  if (source === undefined) throw new Error(`content/legal/${name}.md is missing`)
  const text = renderMarkdown(fillIn(source, site))
  rendered.set(name, text)
  return text
}
