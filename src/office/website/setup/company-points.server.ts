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

export async function portfolioPoints({ db }: App): Promise<SetupPoint[]> {
  const shown = { search: '', filters: { is_published: 'true' }, page: 1, pageSize: 1 }
  const count = async (kind: typeof buildingKind) => (await kind.store(db).list(shown)).total
  const without = async (kind: typeof buildingKind) =>
    (await kind.store(db).list({ ...shown, gap: { name: 'bilder', until: '' } })).total
  const drafts = async (kind: typeof buildingKind) =>
    (await kind.store(db).list({ ...shown, filters: { is_published: 'false' } })).total
  const [buildings, flats] = [await count(buildingKind), await count(apartmentKind)]
  const bare = { buildings: await without(buildingKind), flats: await without(apartmentKind) }
  const hidden = { buildings: await drafts(buildingKind), flats: await drafts(apartmentKind) }
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
    ...draftPoints(hidden),
    ...(bare.buildings > 0
      ? [
          picturePoint(
            `${plural(bare.buildings, 'Gebäude hat', 'Gebäude haben')} noch kein Bild.`,
            '/verwaltung/gebaeude',
          ),
        ]
      : []),
    ...(bare.flats > 0
      ? [
          picturePoint(
            `${plural(bare.flats, 'Wohnung hat', 'Wohnungen haben')} noch kein Bild.`,
            '/verwaltung/wohnungen',
          ),
        ]
      : []),
  ]
}

/** „Speichern“ keeps a draft, and a draft is easily taken for done. */
function draftPoints({ buildings, flats }: { buildings: number; flats: number }): SetupPoint[] {
  const point = (count: number, one: string, many: string, list: string): SetupPoint[] =>
    count === 0
      ? []
      : [
          {
            state: 'hint',
            text: `${plural(count, `${one} ist`, `${many} sind`)} noch Entwurf: Besucher sehen ihn nicht, bis Sie „Veröffentlichen“ drücken.`,
            to: `/verwaltung/${list}?is_published=false`,
            action: 'Ansehen',
          },
        ]
  return [...point(buildings, 'Gebäude', 'Gebäude', 'gebaeude'), ...point(flats, 'Wohnung', 'Wohnungen', 'wohnungen')]
}

const picturePoint = (text: string, list: string): SetupPoint => ({
  state: 'hint',
  text,
  to: `${list}?fehlt=bilder&is_published=true`,
  action: 'Ansehen',
})
