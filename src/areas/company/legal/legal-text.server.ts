import { LRUCache } from 'lru-cache'
import { offers } from '#platform/company/offered.ts'
import { landlordOfferings, offeringNames } from '#platform/company/offerings.ts'
import type { Config } from '#platform/config.server.ts'
import { fillIn, keepParts } from '#platform/markdown/fill-in.ts'
import { type RenderedMarkdown, renderMarkdown } from '#platform/markdown/render-markdown.server.ts'
import { site } from '#site'
import { keepTogether } from '#ui/keep-together/together.ts'
import type { LegalName } from './legal-documents.ts'
import { privacyParts } from './privacy-parts.server.ts'

const sources = import.meta.glob<string>('/content/legal/*.md', { query: '?raw', import: 'default', eager: true })

/** More than there are texts: those of older facts are forgotten. */
const rendered = new LRUCache<string, RenderedMarkdown>({ max: 12 })

/** The settings that legal texts speak of. */
export type LegalSettings = Pick<Config, 'assistantLlm' | 'chatbotUrl' | 'geocoderUrl' | 'routing'>

/** A legal page with the company's facts in it, and only with those providers that are configured. Rendered once for all of it. */
export function legalText(name: LegalName, settings: LegalSettings): RenderedMarkdown {
  const { assistantLlm, chatbotUrl, geocoderUrl, routing } = settings
  const model = assistantLlm && { host: new URL(assistantLlm.url).host, name: assistantLlm.model ?? 'Standardmodell' }
  const chat = chatbotUrl && { host: new URL(chatbotUrl).host }
  const geocoder = geocoderUrl && { host: new URL(geocoderUrl).host }
  const router = routing && { host: new URL(routing.url).host }
  const key = JSON.stringify([name, model, chat, geocoder, router, site])
  const known = rendered.get(key)
  if (known) return known
  const source = sources[`/content/legal/${name}.md`]
  if (source === undefined) throw new Error(`content/legal/${name}.md is missing`)
  const parts = keepParts(source, {
    assistantModel: Boolean(model),
    foreignChat: Boolean(chat),
    noForeignAssistant: !model && !chat,
    geocoder: Boolean(geocoder),
    router: Boolean(router),
    ...offered(),
  })
  const text = renderMarkdown(
    fillIn(parts, { ...site, assistantModel: model, foreignChat: chat, geocoder, router, forms: privacyParts() }),
  )
  const kept = { ...text, html: keepTogether(text.html) }
  rendered.set(key, kept)
  return kept
}

/** What a text may say of the website, by the names of the offerings and of what follows from several. */
function offered(): Record<string, boolean> {
  const [help, assistant] = [offers('help_centre'), offers('assistant')]
  return {
    ...Object.fromEntries(offeringNames.map((name) => [name, offers(name)])),
    anyHelp: help || assistant,
    bothHelps: help && assistant,
    anyLandlordService: landlordOfferings.some(offers),
  }
}
