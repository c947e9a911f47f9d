import { type CompanyFacts, standardFacts } from '#company/facts.ts'
import { offers } from '#company/offered.ts'
import { landlordOfferings, offeringNames } from '#company/offerings.ts'
import { legalFacts } from '#company/legal-form.ts'
import { showsVisualisations } from '#company/pictures/shows-visualisations.server.ts'
import { readFacts } from '#company/repository.server.ts'
import type { Config } from '#platform/config.server.ts'
import { fillFacts, keepParts } from '#company/markdown/fill-in.ts'
import { type RenderedMarkdown, renderMarkdown } from '#company/markdown/render-markdown.server.ts'
import { keptByVersion } from '#platform/database/content-version.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { site } from '#site'
import { formatLongDate } from '#ui/format.ts'
import { keepTogether } from '#ui/keep-together/together.ts'
import type { LegalName } from './legal-documents.ts'
import { legalContent, standardLegal } from './content.server.ts'
import { privacyParts } from './privacy-parts.server.ts'

/** The settings that legal texts speak of. */
export type LegalSettings = Pick<Config, 'assistantLlm' | 'chatbotUrl' | 'geocoderUrl' | 'routing'>

type LegalValues = { text: string; as_of: string }

/** No page but this one names it, so it is not among what every browser gets. */
type Authority = Pick<CompanyFacts, 'data_protection_authority'>

/** A legal page with the company's facts in it, and only with those providers that are configured. */
export function legalText(
  settings: LegalSettings,
  { text, as_of: asOf }: LegalValues,
  { data_protection_authority: authority }: Authority = standardFacts,
): RenderedMarkdown {
  const { assistantLlm, chatbotUrl, geocoderUrl, routing } = settings
  const model = assistantLlm && { host: new URL(assistantLlm.url).host, name: assistantLlm.model ?? 'Standardmodell' }
  const chat = chatbotUrl && { host: new URL(chatbotUrl).host }
  const geocoder = geocoderUrl && { host: new URL(geocoderUrl).host }
  const router = routing && { host: new URL(routing.url).host }
  const parts = keepParts(text, {
    assistantModel: Boolean(model),
    foreignChat: Boolean(chat),
    noForeignAssistant: !model && !chat,
    geocoder: Boolean(geocoder),
    router: Boolean(router),
    invented: site.isInvented,
    notInvented: !site.isInvented,
    visualisations: !site.isInvented && showsVisualisations(),
    internetAddOn: site.internetAddOn.label !== '',
    namedAuthority: authority !== '',
    noNamedAuthority: authority === '',
    ...entered(),
    ...offered(),
  })
  const stand = formatLongDate(asOf)
  const rendered = renderMarkdown(
    fillFacts(parts, {
      ...site,
      imprint: legalFacts(site),
      stand,
      assistantModel: model,
      foreignChat: chat,
      geocoder,
      router,
      dataProtectionAuthority: authority.replaceAll('\n', '\\\n'),
      forms: privacyParts(),
    }),
  )
  return { ...rendered, html: keepTogether(rendered.html) }
}

/** Every provider, so that each part of a text is read. */
const everyProvider: LegalSettings = {
  assistantLlm: { url: 'https://beispiel.example', key: null, model: null },
  chatbotUrl: 'https://beispiel.example',
  geocoderUrl: 'https://beispiel.example',
  routing: { url: 'https://beispiel.example', kind: 'osrm' },
}

/** Why a text could not be shown, in German; null: it can. */
export function legalFault(text: string): string | null {
  try {
    legalText(everyProvider, { text, as_of: '2026-01-01' })
    return null
  } catch (error) {
    const [placeholder] = /\{\{[\w.]+\}\}/.exec(String(error)) ?? []
    return placeholder
      ? `Die Angabe ${placeholder} gibt es nicht.`
      : 'Ein Teil zwischen {{#…}} und {{/…}} hat kein Ende oder einen Namen, den es nicht gibt.'
  }
}

const kept = keptByVersion<RenderedMarkdown & { isDraft: boolean }>(20)

/** As it is stored now. A text that nobody has reviewed is a draft. */
export function legalPage(db: Db, name: LegalName, settings: LegalSettings) {
  return kept(
    db,
    JSON.stringify([
      name,
      settings.assistantLlm?.url,
      settings.assistantLlm?.model,
      settings.chatbotUrl,
      settings.geocoderUrl,
      settings.routing?.url,
    ]),
    async () => {
      const { values = standardLegal(name) } = (await legalContent(db).find(name)) ?? {}
      const text = legalText(settings, { text: String(values.text), as_of: String(values.as_of) }, await readFacts(db))
      return { ...text, isDraft: (values.reviewed_by ?? '') === '' }
    },
  )
}

/** Parts of the imprint that not every company has. */
function entered(): Record<string, boolean> {
  const { vatId, tradeAuthority, liabilityInsurance } = site.legal
  const { register: registerName, board, audit } = legalFacts(site)
  const [register, vat] = [registerName !== '', vatId !== '']
  return {
    register,
    vat,
    board: board !== '',
    audit: audit !== '',
    registerOrVat: register || vat,
    tradeAuthority: tradeAuthority !== '',
    liabilityInsurance: liabilityInsurance !== '',
  }
}

/** Names offerings, and what follows from several, for a text to ask about. */
function offered(): Record<string, boolean> {
  const [help, assistant] = [offers('help_centre'), offers('assistant')]
  return {
    ...Object.fromEntries(offeringNames.map((name) => [name, offers(name)])),
    anyHelp: help || assistant,
    bothHelps: help && assistant,
    anyLandlordService: landlordOfferings.some(offers),
  }
}
