import { declareParameters, type Parameter } from '#platform/address-parameters.ts'
import { MOST_KEPT } from './kept.ts'

/** Fit side by side on a desk and on paper. */
export const MOST_COMPARED = 4

const FLAT = 'wohnung'

/** Each once and in their order; what is no id is not asked for. */
const apartmentIds = (most: number): Parameter<string[]> => ({
  name: FLAT,
  none: [],
  read: (texts) => [...new Set(texts.filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, most),
  schema: { type: 'array', items: { type: 'string' }, maxItems: most },
})

export const watchlistParameters = declareParameters({ apartmentIds: apartmentIds(MOST_KEPT) })

/** Of more than can stand side by side the next one is read as well, so that the page says that it leaves some out. */
export const comparisonParameters = declareParameters({ apartmentIds: apartmentIds(MOST_COMPARED + 1) })

/** The list that an address names: `/merkliste?wohnung=a&wohnung=b`. */
export const watchlistPath = (ids: readonly string[]) => withFlats('/merkliste', ids)

export const comparisonPath = (ids: readonly string[]) => withFlats('/vergleich', ids)

export const applicationPath = (id: string) => withFlats('/mieter-bewerbung', [id])

function withFlats(path: string, ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => [FLAT, id]))
  return query.size === 0 ? path : `${path}?${query}`
}
