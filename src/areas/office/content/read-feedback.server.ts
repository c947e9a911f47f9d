import type { helpFeedback } from '#areas/help-centre/public.server.ts'

const MOST_SHOWN = 50

/** What visitors said of a record, for its panel. */
export async function readFeedback(store: ReturnType<typeof helpFeedback>, id: string) {
  const [counts, missing] = await Promise.all([store.counts([id]), store.listMissing(id, MOST_SHOWN)])
  return { counts: counts.get(id) ?? { yes: 0, no: 0 }, missing }
}
