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

/**
 * Replaces each `{{address.city}}` by that fact of `facts`.
 * @throws when a placeholder names nothing, so that no page shows a hole
 */
export function fillIn(markdown: string, facts: object): string {
  return markdown.replaceAll(/\{\{([\w.]+)\}\}/g, (placeholder, path: string) => {
    const fact = path.split('.').reduce<unknown>((value, key) => property(value, key), facts)
    if (typeof fact !== 'string' && typeof fact !== 'number') throw new Error(`No fact for ${placeholder}`)
    return String(fact)
  })
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}
