import { areaFaults } from './area-facts.ts'
import { companyGroups, companyRecords, standardFacts } from './facts.ts'
import { legalFormOf } from './legal-form.ts'
import { depositFaults } from './rule-facts.ts'
import { isInvisible } from './palette.ts'
import { NO_PICTURE, PICTURE_RECORD, pictureFacts, picturePlaces } from './pictures/picture-places.ts'
import { companyContent } from './repository.server.ts'
import { site } from '#site'
import type { ContentKind } from './content/content-kind.ts'
import { libraryIds, pictureOptions, placesWithoutPicture } from './pictures/content-kind.server.ts'

export const companyKind: ContentKind = {
  name: 'company',
  path: 'firma',
  realm: 'company',
  one: 'Seite mit Angaben',
  many: 'Firma',
  newLabel: '',
  groups: companyGroups,
  start: {},
  isFixed: true,
  countsUnchanged: true,
  emptyMeans: () => ({ legal_form: legalFormOf('', site.legalName) }),
  standardOf: () => standardFacts,
  orderNote: 'Was hier steht, gilt auf der ganzen Website, in Mails und in Dokumenten.',
  store: companyContent,
  line: (_values, _options, id) => {
    const record = companyRecords.find((each) => each.id === id)
    return { title: record?.title ?? '', line: record?.sections.map(({ legend }) => legend).join(', ') ?? '' }
  },
  async options(db, id) {
    const offered = [...(await pictureOptions(db)), { value: NO_PICTURE, label: 'Kein Bild' }]
    const chosen = id === PICTURE_RECORD ? ((await companyContent(db).find(id))?.values ?? {}) : {}
    const gone = placesWithoutPicture(chosen, await libraryIds(db))
    return Object.fromEntries(
      picturePlaces.map((place) => [
        place,
        gone.includes(place)
          ? [...offered, { value: String(chosen[place]), label: 'Ein Bild, das es nicht mehr gibt' }]
          : offered,
      ]),
    )
  },
  async check({ db }, id, values) {
    if (id !== PICTURE_RECORD) return []
    return placesWithoutPicture(values, await libraryIds(db)).map((field) => ({
      tone: 'warning',
      field,
      text: `${pictureFacts[field].label}: Das gewählte Bild gibt es nicht mehr. Bis Sie ein anderes wählen, steht dort, was ohne Auswahl dort stünde.`,
    }))
  },
  faults: ({ opens, closes, brand_color: color, ...others }) => ({
    ...depositFaults(others),
    ...areaFaults(others),
    ...(typeof opens === 'string' &&
      typeof closes === 'string' &&
      opens >= closes && { closes: 'Das Büro schließt, bevor es öffnet. Bitte prüfen Sie die Zeiten.' }),
    ...(typeof color === 'string' &&
      color !== '' &&
      isInvisible(color) && {
        brand_color: 'Auf weißem Grund wäre diese Farbe nicht zu sehen. Bitte wählen Sie eine kräftigere.',
      }),
  }),
}
