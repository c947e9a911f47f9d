import type { App } from '#platform/app.server.ts'
import { companyRecords } from '#platform/company/facts.ts'
import { companyContent } from '#platform/company/repository.server.ts'
import { lastBackupAt } from '#platform/database/data-dir.server.ts'
import { site } from '#site'
import { formatDateTime, plural } from '#ui/format.ts'
import { apartmentKind } from '../content/kinds/apartments.server.ts'
import { legalKind } from '../content/kinds/legal.server.ts'
import { buildingKind } from '../content/kinds/buildings.server.ts'
import { judgeMailRecords, readMailRecords } from './mail-domain.server.ts'
import { reachSite } from './reach.server.ts'

/** `open`: must be done before the site is public. `hint`: should be. */
export type SetupState = 'done' | 'open' | 'hint'
export type SetupPoint = { state: SetupState; text: string; to?: string; action?: string }
export type SetupStep = { id: string; title: string; lead: string; points: SetupPoint[] }

/**
 * What stands between this installation and the public, read from what is stored: one may leave and come back at any point.
 * @param looksOutside also asks the domain name system and the site's own address, which takes a few seconds.
 */
export async function readSetup(app: App, { looksOutside }: { looksOutside: boolean }): Promise<SetupStep[]> {
  const [company, portfolio, mail, domain] = await Promise.all([
    companyPoints(app),
    portfolioPoints(app),
    mailPoints(app, looksOutside),
    domainPoints(app, looksOutside),
  ])
  return [
    {
      id: 'konto',
      title: 'Ihr Konto',
      lead: 'Ihr Konto hat ein Passwort und einen zweiten Faktor. Laden Sie die anderen ein, die mitarbeiten.',
      points: [{ state: 'done', text: 'Konto mit zweitem Faktor', to: '/verwaltung/team', action: 'Team einladen' }],
    },
    {
      id: 'firma',
      title: 'Ihre Firma',
      lead: 'Name, Anschrift, Zeiten: einmal eingetragen, gilt es überall.',
      points: company,
    },
    {
      id: 'bestand',
      title: 'Häuser und Wohnungen',
      lead: 'Legen Sie das erste Gebäude und seine Wohnungen an. Viele auf einmal übernimmt, wer den Server betreibt, aus OpenImmo oder einer Tabelle: „npm run office -- import --help“.',
      points: portfolio,
    },
    {
      id: 'mail',
      title: 'Mails',
      lead: 'Bestätigungen, Antworten und Meldungen gehen per E-Mail hinaus.',
      points: mail,
    },
    {
      id: 'recht',
      title: 'Was das Gesetz verlangt',
      lead: 'Impressum (§ 5 DDG), Erlaubnis und Aufsicht (§ 34c GewO), Datenschutz, Barrierefreiheit, Energieangaben (§ 87 GEG).',
      points: await legalPoints(app),
    },
    {
      id: 'domain',
      title: 'Adresse und Verschlüsselung',
      lead: 'Besucher erreichen Sie unter Ihrer eigenen Adresse, verschlüsselt.',
      points: domain,
    },
    {
      id: 'sicherung',
      title: 'Sicherung',
      lead: 'Eine Sicherung, die niemand geprüft hat, ist keine.',
      points: await backupPoints(app),
    },
  ]
}

const fact = (page: string) => `/verwaltung/firma/${page}`

async function companyPoints({ db }: App): Promise<SetupPoint[]> {
  const { items } = await companyContent(db).list({ search: '', filters: {}, page: 1, pageSize: 100 })
  return companyRecords.map(({ id, title, sections }) => {
    const { values = {}, version = 0 } = items.find((record) => record.id === id) ?? {}
    const missing = sections.flatMap(({ facts }) =>
      Object.entries(facts)
        .filter(([name, { required }]) => required && (values[name] ?? '') === '')
        .map(([, { label }]) => label),
    )
    const at = { to: fact(id), action: title }
    if (missing.length > 0) return { state: 'open', text: `${title}: Es fehlen ${missing.join(', ')}.`, ...at }
    if (version === 0)
      return { state: 'hint', text: `${title}: Es gilt, was voreingestellt ist. Sehen Sie es durch.`, ...at }
    return { state: 'done', text: title, ...at }
  })
}

async function portfolioPoints({ db }: App): Promise<SetupPoint[]> {
  const count = async (kind: typeof buildingKind) =>
    (await kind.store(db).list({ search: '', filters: { is_published: 'true' }, page: 1, pageSize: 1 })).total
  const [buildings, flats] = [await count(buildingKind), await count(apartmentKind)]
  return [
    buildings === 0
      ? {
          state: 'open',
          text: 'Noch kein Gebäude ist veröffentlicht.',
          to: '/verwaltung/gebaeude/neu',
          action: 'Neues Gebäude',
        }
      : {
          state: 'done',
          text: plural(buildings, 'Gebäude ist veröffentlicht', 'Gebäude sind veröffentlicht'),
          to: '/verwaltung/gebaeude',
          action: 'Gebäude',
        },
    flats === 0
      ? {
          state: 'open',
          text: 'Noch keine Wohnung ist veröffentlicht.',
          to: '/verwaltung/wohnungen/neu',
          action: 'Neue Wohnung',
        }
      : {
          state: 'done',
          text: plural(flats, 'Wohnung ist veröffentlicht', 'Wohnungen sind veröffentlicht'),
          to: '/verwaltung/wohnungen',
          action: 'Wohnungen',
        },
  ]
}

async function mailPoints({ config }: App, looksOutside: boolean): Promise<SetupPoint[]> {
  const { smtpUrl, mailFrom } = config
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? ''
  const server: SetupPoint =
    smtpUrl === null
      ? { state: 'open', text: 'Kein Mailserver (SMTP_URL): Mails bleiben als Dateien liegen und erreichen niemanden.' }
      : { state: 'done', text: `Mails gehen über einen Mailserver hinaus, als ${mailFrom}.` }
  if (domain.endsWith('.example'))
    return [server, { state: 'open', text: `MAIL_FROM (${mailFrom}) ist eine erfundene Adresse.` }]
  if (!looksOutside) return [server]
  const records = await readMailRecords(domain)
  if (records === null)
    return [server, { state: 'hint', text: `Nach SPF, DKIM und DMARC von ${domain} konnten wir gerade nicht sehen.` }]
  return [
    server,
    ...judgeMailRecords(domain, records).map(
      ({ what, isFine, text }): SetupPoint => ({ state: isFine ? 'done' : 'hint', text: `${what}: ${text}` }),
    ),
  ]
}

async function legalPoints({ db, clock }: App): Promise<SetupPoint[]> {
  const { legal, isInvented, legalName } = site
  const imprint = { to: fact('impressum'), action: 'Impressum und Recht' }
  const needsRegister = /\b(?:GmbH|UG|AG|KG|OHG|SE|eG|e\.\s?K\.)/.test(legalName)
  const until = clock.now().toISOString().slice(0, 10)
  const { total: withoutEnergy } = await apartmentKind
    .store(db)
    .list({ search: '', filters: { is_published: 'true' }, gap: { name: 'ausweis', until }, page: 1, pageSize: 1 })
  const { items: texts } = await legalKind.store(db).list({ search: '', filters: {}, page: 1, pageSize: 100 })
  const drafts = texts
    .filter(({ values }) => (values.reviewed_by ?? '') === '')
    .map(({ id, values }) => legalKind.line(values, {}, id).title)
  const points: SetupPoint[] = [
    isInvented
      ? { state: 'open', text: 'Die Firma ist als erfunden gekennzeichnet.', ...imprint }
      : { state: 'done', text: 'Die Firma ist keine Vorführung.' },
    needsRegister && (legal.registerCourt === '' || legal.registerNumber === '')
      ? { state: 'open', text: 'Registergericht und Registernummer fehlen (§ 5 DDG, § 35a GmbHG).', ...imprint }
      : { state: 'done', text: 'Registerangaben, soweit die Rechtsform sie verlangt' },
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
  return points
}

async function domainPoints({ config, clock }: App, looksOutside: boolean): Promise<SetupPoint[]> {
  const { siteUrl } = config
  if (!siteUrl.startsWith('https://'))
    return [
      {
        state: 'open',
        text: `Die Website nennt sich ${siteUrl}. Setzen Sie SITE_URL auf Ihre Adresse mit https:// und stellen Sie nginx oder Caddy davor (docs/operations.md).`,
      },
    ]
  if (!looksOutside) return [{ state: 'done', text: `Die Website nennt sich ${siteUrl}.` }]
  const reached = await reachSite(siteUrl, clock.now())
  if (reached.kind === 'failed')
    return [
      {
        state: 'open',
        text: `${siteUrl} antwortet von hier aus nicht: ${reached.reason}. Stimmen DNS-Eintrag und Zertifikat?`,
      },
    ]
  if (reached.kind === 'reached' && reached.daysLeft < 14)
    return [
      { state: 'open', text: `Das Zertifikat von ${siteUrl} endet in ${plural(reached.daysLeft, 'Tag', 'Tagen')}.` },
    ]
  return [{ state: 'done', text: `${siteUrl} antwortet, verschlüsselt.` }]
}

async function backupPoints({ config }: App): Promise<SetupPoint[]> {
  const last = await lastBackupAt(config.dataDir)
  return [
    last === null
      ? {
          state: 'hint',
          text: 'Von einer Sicherung ist nichts bekannt. „npm run office -- backup --help“ sagt, wie es geht.',
        }
      : { state: 'done', text: `Letzte Sicherung: ${formatDateTime(new Date(last))} Uhr` },
  ]
}

/** How many points keep the site from going live. */
export const openPoints = (steps: readonly SetupStep[]) =>
  steps.flatMap(({ points }) => points).filter(({ state }) => state === 'open').length
