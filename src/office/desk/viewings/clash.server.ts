import { viewings, type ViewingSlot, viewingTime } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'

type Time = Pick<ViewingSlot, 'startsAt' | 'endsAt'>

/** Why a flat cannot be shown then: it is already. `except`: the appointment that is moved. Null: it can. */
export async function clashOf(
  app: App,
  about: string,
  times: readonly Time[],
  except?: string,
): Promise<string | null> {
  for (const time of times) {
    const other = await viewings(app.db).overlapping(about, time, except)
    if (other) return `Um diese Zeit wird die Wohnung schon gezeigt: ${viewingTime(other)}.`
  }
  return null
}
