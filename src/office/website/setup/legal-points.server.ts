import type { App } from '#platform/app.server.ts'
import { missingLegal } from '#company/legal-form.ts'
import { site } from '#site'
import { plural } from '#ui/format.ts'
import { legalKind } from '#areas/company/public.server.ts'
import { apartmentKind } from '#areas/letting/public.server.ts'
import { factPoint } from './company-points.server.ts'
import type { SetupPoint } from './points.ts'

export async function legalPoints({ db, clock }: App): Promise<SetupPoint[]> {
  const { legal, isInvented, legalName } = site
  const imprint = { to: '/verwaltung/firma/impressum', action: 'Impressum und Recht' }
  const missing = missingLegal(site)
  const until = clock.now().toISOString().slice(0, 10)
  const { total: withoutEnergy } = await apartmentKind
    .store(db)
    .list({ search: '', filters: { is_published: 'true' }, gap: { name: 'ausweis', until }, page: 1, pageSize: 1 })
  const { items: texts } = await legalKind.store(db).list({ search: '', filters: {}, page: 1, pageSize: 100 })
  const drafts = texts
    .filter(({ values }) => (values.reviewed_by ?? '') === '')
    .map(({ id, values }) => legalKind.line(values, {}, id).title)
  const registerPoint: SetupPoint =
    missing.length > 0
      ? {
          state: 'open',
          text: `Nach der Rechtsform fehlen: ${missing.join(', ')} (§ 5 DDG und das Gesetz der Rechtsform, zum Beispiel § 35a GmbHG).`,
          ...imprint,
        }
      : { state: 'done', text: 'Register, Vertretung und Aufsicht, soweit die Rechtsform sie verlangt' }
  return [
    await factPoint(db, 'impressum'),
    isInvented
      ? { state: 'open', text: 'Die Firma ist als erfunden gekennzeichnet.', ...imprint }
      : { state: 'done', text: 'Die Firma ist keine Vorführung.' },
    ...(legalName === '' ? [] : [registerPoint]),
    legal.tradeAuthority === ''
      ? {
          state: 'hint',
          text: 'Die Aufsichtsbehörde fehlt. Wer vermittelt oder verwaltet, braucht die Erlaubnis nach § 34c GewO und nennt sie.',
          ...imprint,
        }
      : { state: 'done', text: 'Aufsichtsbehörde nach § 34c GewO' },
    legal.hosting === ''
      ? { state: 'hint', text: 'Das Rechenzentrum fehlt in der Datenschutzerklärung (Art. 28 DSGVO).', ...imprint }
      : { state: 'done', text: 'Rechenzentrum in der Datenschutzerklärung' },
    drafts.length > 0
      ? {
          state: 'open',
          text: `Entwürfe sind: ${drafts.join(', ')}. Lassen Sie sie prüfen, und tragen Sie ein, von wem.`,
          to: '/verwaltung/rechtstexte',
          action: 'Rechtstexte',
        }
      : { state: 'done', text: 'Alle Rechtstexte sind geprüft.' },
    withoutEnergy > 0
      ? {
          state: 'open',
          text: `${plural(withoutEnergy, 'veröffentlichte Wohnung', 'veröffentlichte Wohnungen')} ohne vollständige Energieangaben (§ 87 GEG, bis 10.000 € Bußgeld).`,
          to: '/verwaltung/wohnungen?fehlt=ausweis&is_published=true',
          action: 'Ansehen',
        }
      : { state: 'done', text: 'Energieangaben aller veröffentlichten Wohnungen' },
  ]
}
