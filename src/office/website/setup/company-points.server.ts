import type { App } from '#platform/app.server.ts'
import { isAsked } from '#company/content/field-spec.ts'
import { companyRecords } from '#company/facts.ts'
import { PICTURE_RECORD, pictureFacts } from '#company/pictures/picture-places.ts'
import { companyContent, wordsContent } from '#company/repository.server.ts'
import { plural } from '#ui/format.ts'
import { apartmentKind, buildingKind } from '#areas/letting/public.server.ts'
import { companyKind } from '#company/content-kind.server.ts'
import { libraryIds, placesWithoutPicture } from '#company/pictures/content-kind.server.ts'
import { wordedPages } from '#areas/worded-pages.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import type { SetupPoint } from './points.ts'

export async function accountPoints({ db }: App): Promise<SetupPoint[]> {
  const others = (await staffAccounts(db).list()).length - 1
  const team = { to: '/verwaltung/team', action: 'Team' }
  return [
    { state: 'done', text: 'Ihr Konto mit Passwort und zweitem Faktor' },
    others > 0
      ? { state: 'done', text: `${plural(others, 'weiteres Konto', 'weitere Konten')} im Team`, ...team }
      : { state: 'hint', text: 'Noch kommt niemand außer Ihnen hinein. Sind Sie krank, antwortet niemand.', ...team },
  ]
}

/** Pages of the company's facts with a step of their own. */
const ELSEWHERE = new Set(['aussehen', 'impressum', PICTURE_RECORD])

export async function companyPoints({ db }: App): Promise<SetupPoint[]> {
  const pages = companyRecords.filter(({ id }) => !ELSEWHERE.has(id))
  const points = await Promise.all(pages.map(({ id }) => factPoint(db, id)))
  const { items } = await wordsContent(db, wordedPages).list({ search: '', filters: {}, page: 1, pageSize: 100 })
  const own = items.filter(({ version }) => version > 0).length
  const texts = { to: '/verwaltung/seiten', action: 'Texte der Seiten' }
  return [
    ...points,
    own > 0
      ? { state: 'done', text: `Eigene Texte auf ${plural(own, 'Seite', 'Seiten')}`, ...texts }
      : {
          state: 'hint',
          text: 'Alle Seiten sagen, was jede Firma sagen könnte. Beginnen Sie mit der Startseite.',
          ...texts,
        },
  ]
}

/** Whether a page of facts is filled in, and which of its required ones are missing. */
export async function factPoint(db: App['db'], id: string): Promise<SetupPoint> {
  const { title = '', sections = [] } = companyRecords.find((record) => record.id === id) ?? {}
  const { values = {}, version = 0 } = (await companyContent(db).find(id)) ?? {}
  const chosen = (choice: string) => String(values[choice] || companyKind.emptyMeans?.()[choice] || '')
  const missing = sections.flatMap(({ facts }) =>
    Object.entries(facts)
      .filter(([name, fact]) => fact.required && (values[name] ?? '') === '' && isAsked(fact, chosen))
      .map(([, { label }]) => label),
  )
  const to = `/verwaltung/firma/${id}`
  if (missing.length > 0)
    return { state: 'open', text: `${title}: Es fehlen ${missing.join(', ')}.`, to, action: 'Ausfüllen' }
  if (version > 0) return { state: 'done', text: title, to, action: 'Ansehen' }
  return { state: 'hint', text: `${title}: Es gilt, was voreingestellt ist.`, to, action: 'Durchsehen' }
}

export async function lookPoints({ db }: App): Promise<SetupPoint[]> {
  const { values = {} } = (await companyContent(db).find('aussehen')) ?? {}
  const at = { to: '/verwaltung/firma/aussehen', action: 'Aussehen' }
  const library = { to: '/verwaltung/firma/bilder', action: 'Bilder' }
  const inLibrary = await libraryIds(db)
  const pictures = inLibrary.size
  const { values: places = {} } = (await companyContent(db).find(PICTURE_RECORD)) ?? {}
  const gone = placesWithoutPicture(places, inLibrary)
  const point = (name: string, done: string, hint: string): SetupPoint =>
    (values[name] ?? '') === '' ? { state: 'hint', text: hint, ...at } : { state: 'done', text: done, ...at }
  return [
    point('logo_light', 'Ihr Logo', 'Noch kein Logo: Es steht ein gezeichnetes Zeichen neben dem Namen.'),
    point(
      'logo_icon',
      'Ihr Zeichen in der Leiste des Browsers',
      'Noch kein quadratisches Zeichen: In der Leiste des Browsers steht das Logo, sehr klein.',
    ),
    point('brand_color', 'Ihre Farbe', 'Noch keine eigene Farbe: Es gilt Blau.'),
    ...gone.map(
      (place): SetupPoint => ({
        state: 'open',
        text: `${pictureFacts[place].label}: Das gewählte Bild gibt es nicht mehr.`,
        to: `/verwaltung/firma/${PICTURE_RECORD}`,
        action: 'Anderes wählen',
      }),
    ),
    pictures > 0
      ? { state: 'done', text: plural(pictures, 'eigenes Bild', 'eigene Bilder'), ...library }
      : { state: 'hint', text: 'Noch kein eigenes Bild für Startseite, Über uns und die anderen Seiten.', ...library },
  ]
}

const portfolio = [
  { kind: buildingKind, one: 'Gebäude', many: 'Gebäude', none: 'Noch kein Gebäude', add: 'Neues Gebäude' },
  { kind: apartmentKind, one: 'Wohnung', many: 'Wohnungen', none: 'Noch keine Wohnung', add: 'Neue Wohnung' },
]

export async function portfolioPoints({ db }: App): Promise<SetupPoint[]> {
  const points = await Promise.all(portfolio.map((each) => pointsOf(db, each)))
  return [
    ...points.map((own) => own.shown),
    ...points.flatMap((own) => own.drafts),
    ...points.flatMap((own) => own.bare),
  ]
}

type Points = {
  shown: SetupPoint /** Easily taken for done. */
  drafts: SetupPoint[] /** Without a picture. */
  bare: SetupPoint[]
}

async function pointsOf(db: App['db'], { kind, one, many, none, add }: (typeof portfolio)[number]): Promise<Points> {
  const list = (query: { filters: Record<string, string>; gap?: { name: string; until: string } }) =>
    kind.store(db).list({ search: '', page: 1, pageSize: 1, ...query })
  const { total: shown } = await list({ filters: { is_published: 'true' } })
  const { total: drafts } = await list({ filters: { is_published: 'false' } })
  const { total: bare } = await list({ filters: { is_published: 'true' }, gap: { name: 'bilder', until: '' } })
  const to = `/verwaltung/${kind.path}`
  const hint = (count: number, text: string, query: string): SetupPoint[] =>
    count === 0 ? [] : [{ state: 'hint', text, to: `${to}?${query}`, action: 'Ansehen' }]
  return {
    shown:
      shown === 0
        ? { state: 'open', text: `${none} ist veröffentlicht.`, to: `${to}/neu`, action: add }
        : {
            state: 'done',
            text: plural(shown, `${one} ist veröffentlicht`, `${many} sind veröffentlicht`),
            to,
            action: many,
          },
    drafts: hint(
      drafts,
      `${plural(drafts, `${one} ist`, `${many} sind`)} noch Entwurf: Besucher sehen ihn nicht, bis Sie „Veröffentlichen“ drücken.`,
      'is_published=false',
    ),
    bare: hint(
      bare,
      `${plural(bare, `${one} hat`, `${many} haben`)} noch kein Bild.`,
      'fehlt=bilder&is_published=true',
    ),
  }
}
