import { box, type CompanyRecord, type Fact } from './fact.ts'
import { landlordOfferings, type OfferingName } from './offerings.ts'

/** As staff tick them, and as the page says that stands in their place. */
const offeringTexts: Readonly<Record<OfferingName, { label: string; hint?: string }>> = {
  help_centre: {
    label: 'Mieterinfos',
    hint: 'Ohne sie antwortet der KI-Assistent nur zu Wohnungen und zur Firma.',
  },
  assistant: {
    label: 'KI-Assistent',
    hint: 'Er sucht in dem, was die Website bietet, und führt nur zu Formularen, die es gibt.',
  },
  damage_reports: {
    label: 'Schadensmeldung',
    hint: 'Ohne sie gibt es auch keinen Aushang mit QR-Code. Schon gedruckte führen zu Ihrer Telefonnummer.',
  },
  rent_certificates: { label: 'Mietbescheinigung' },
  key_losses: { label: 'Schlüssel verloren' },
  saved_searches: {
    label: 'Suchauftrag',
    hint: 'Ohne ihn schreibt die Website zu keinem Suchauftrag mehr. Wer einen hat, kann ihn mit seinem Link weiter beenden.',
  },
  viewing_bookings: {
    label: 'Besichtigungen online buchen',
    hint: 'Ohne das bucht niemand neu. Gebuchte Termine gelten, und das Büro lädt weiter zu Terminen ein.',
  },
  damage_restoration: { label: 'Schadensanierung' },
  expert_reports: { label: 'Gutachten' },
  house_management: { label: 'Hausverwaltung' },
  utility_billing: { label: 'Nebenkostenabrechnung' },
  maintenance: { label: 'Instandhaltungsarbeiten' },
  jobs: { label: 'Stellenangebote' },
  partners: { label: 'Handwerker-Partner' },
}

export const offeringLabel = (name: OfferingName): string => offeringTexts[name].label

/** A box for each: all is offered until somebody says otherwise. */
function boxesFor<Name extends OfferingName>(...names: readonly Name[]) {
  const facts = names.map((name) => {
    const { label, hint } = offeringTexts[name]
    return [`offers_${name}`, box(label, { standard: true, ...(hint !== undefined && { hint, wide: true }) })]
  })
  return Object.fromEntries(facts) as Record<`offers_${Name}`, Fact<boolean>>
}

const tenants = boxesFor('help_centre', 'assistant', 'damage_reports', 'rent_certificates', 'key_losses')
const seekers = boxesFor('saved_searches', 'viewing_bookings')
const landlords = boxesFor(...landlordOfferings)
const others = boxesFor('jobs', 'partners')

export const offerFacts = { ...tenants, ...seekers, ...landlords, ...others }

export const offerRecord: CompanyRecord = {
  id: 'bereiche',
  title: 'Bereiche der Website',
  sections: [
    {
      legend: 'Für Mieter',
      hint: 'Was nicht angekreuzt ist, gibt es nicht: keine Seite, kein Formular, kein Link dorthin. Was dazu gespeichert ist, bleibt im Büro. Vermietung und Kontakt gibt es immer.',
      facts: tenants,
    },
    { legend: 'Für Suchende', facts: seekers },
    { legend: 'Für Vermieter', hint: 'Ohne eine davon gibt es kein Menü „Für Vermieter“.', facts: landlords },
    { legend: 'Für andere', facts: others },
  ],
}
