import { efficiencyClasses } from '../energy/rules.ts'
import { nearbyFault } from '../properties/nearby/nearby.ts'
import { COMMERCIAL } from '../properties/rules.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import { formatNumber } from '#ui/format.ts'
import type { Check } from '#company/content/content-kind.ts'

/** What a published advert must state about energy, by the certificate's fields (GEG § 87 (1)). */
export function certificateChecks(values: ContentValues): Check[] {
  const { certificate_exemption: exemption } = values
  if (exemption === null || exemption === undefined || exemption === '')
    return [
      {
        tone: 'error',
        field: 'certificate_exemption',
        text: 'Es fehlt die Angabe, ob ein Energieausweis vorliegt oder warum nicht (§ 87 GEG).',
      },
    ]
  if (exemption !== 'none') return []
  const isHome = values.property_type !== COMMERCIAL
  const needed: [string, string, boolean][] = [
    ['certificate_kind', 'die Art des Energieausweises', values.certificate_kind === null],
    ['certificate_value', 'der Energiekennwert', values.certificate_value === null],
    ['certificate_carriers', 'der wesentliche Energieträger', isEmptyList(values.certificate_carriers)],
    // Asked of homes only (nos. 4 and 5): other buildings' certificates know no class.
    [
      'certificate_building_year',
      'das Baujahr laut Energieausweis',
      isHome && values.certificate_building_year === null,
    ],
    ['certificate_class', 'die Energieeffizienzklasse', isHome && values.certificate_class === null],
  ]
  return needed
    .filter(([, , isMissing]) => isMissing)
    .map(([field, what]) => ({ tone: 'error', field, text: `Für eine Anzeige fehlt ${what} (§ 87 Abs. 1 GEG).` }))
}

const isEmptyList = (value: unknown) => !Array.isArray(value) || value.length === 0

/** What cannot be stored, or would be lost: values of a certificate of which nobody says that it exists; days that contradict. */
export function certificateFaults(values: ContentValues): Record<string, string> {
  const { certificate_exemption: exemption, certificate_issued_on: issued, certificate_valid_until: until } = values
  const isStated = ['kind', 'value', 'class', 'building_year', 'issued_on', 'valid_until', 'scheme', 'document'].some(
    (name) => (values[`certificate_${name}`] ?? null) !== null,
  )
  if (isStated && (exemption ?? null) === null)
    return { certificate_exemption: 'Bitte wählen Sie „Ja“, wenn ein Energieausweis vorliegt.' }
  if (typeof issued === 'string' && typeof until === 'string' && until <= issued)
    return { certificate_valid_until: 'Der Ausweis kann nicht enden, bevor er ausgestellt ist.' }
  return {}
}

export function nearbyFaults({ nearby }: ContentValues): Record<string, string> {
  const fault = Array.isArray(nearby) ? nearbyFault(nearby) : null
  return fault === null ? {} : { nearby: fault }
}

/** The class of a certificate is that of its value (GEG, Anlage 10); certificates of before 2014 may say otherwise. */
export function certificateDoubts(values: ContentValues): Record<string, string> {
  const { certificate_value: value, certificate_class: stated } = values
  if (typeof value !== 'number' || typeof stated !== 'string') return {}
  const fitting = efficiencyClasses.find(({ upTo }) => upTo === null || value <= upTo)?.name
  if (fitting === stated) return {}
  const text = `Zu ${formatNumber(value)} kWh/(m²·a) gehört die Klasse ${fitting}, nicht ${stated} (GEG, Anlage 10).`
  return { certificate_class: `${text} Bitte prüfen Sie beides oder bestätigen Sie die Angaben.` }
}

/** A certificate counts for ten years (GEG § 79 (3)); `today` as YYYY-MM-DD. */
export function validityChecks(values: ContentValues, today: string): Check[] {
  const until = values.certificate_valid_until
  if (values.certificate_exemption !== 'none' || typeof until !== 'string' || until >= today) return []
  return [{ tone: 'warning', field: 'certificate_valid_until', text: 'Der Energieausweis ist abgelaufen.' }]
}

export function pictureChecks({ count, withoutAlt }: { count: number; withoutAlt: number }): Check[] {
  if (count === 0) return [{ tone: 'warning', text: 'Es gibt noch keine Bilder.' }]
  if (withoutAlt === 0) return []
  const one = withoutAlt === 1
  return [
    {
      tone: 'error',
      text: one
        ? 'Bei einem Bild fehlt die Bildbeschreibung.'
        : `Bei ${withoutAlt} Bildern fehlt die Bildbeschreibung.`,
    },
  ]
}
