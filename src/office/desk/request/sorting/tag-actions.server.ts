import { data } from 'react-router'
import { oneLine } from '#values/one-line.ts'
import { foldText } from '#platform/fold.ts'
import { type Tag, tags } from '#requests/request/tags/repository.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { backToRequest, type RequestAction } from '../action-tools.server.ts'
import { noteChange } from '../note-change.server.ts'

const LONGEST_TAG = 40
const MOST_TAGS = 12

/** A word of the staff's own on a request. Two people may add different ones at the same time: no version is asked. */
export async function addTag(given: RequestAction) {
  const { app, staff, request, form } = given
  const label = oneLine(String(form.get('schlagwort') ?? '')).trim()
  const fault = await faultOf(given, label)
  if (fault !== null)
    return data<FormRefusal>(
      { intent: 'schlagwort', errors: { schlagwort: fault }, values: { schlagwort: label } },
      { status: 422 },
    )
  await app.db.transaction().execute(async (trx) => {
    const added = await tags(trx).add(request, label)
    if (added !== null) await noteChange(app, trx, staff, { id: request.id, kind: 'tagged', detail: added })
  })
  return backToRequest(given)
}

async function faultOf({ app, request }: RequestAction, label: string): Promise<string | null> {
  if (foldText(label) === '') return 'Bitte geben Sie ein Schlagwort aus Buchstaben oder Ziffern ein.'
  if (label.length > LONGEST_TAG) return `Ein Schlagwort hat höchstens ${LONGEST_TAG} Zeichen.`
  const own = (await tags(app.db).of([request.id])).get(request.id) ?? []
  return own.length < MOST_TAGS ? null : `Mehr als ${MOST_TAGS} Schlagwörter hat ein Vorgang nicht.`
}

/** The page it leads to offers the way back. */
export async function removeTag(given: RequestAction) {
  const { app, staff, request, form } = given
  const removed = await app.db.transaction().execute(async (trx) => {
    const label = await tags(trx).remove(request.id, String(form.get('schlagwort') ?? ''))
    if (label !== null) await noteChange(app, trx, staff, { id: request.id, kind: 'untagged', detail: label })
    return label
  })
  return backToRequest(given, removed === null ? '' : `?${new URLSearchParams({ entfernt: removed })}`)
}

/** Returns the request's tags, and further ones to choose from. */
export type TagState = { own: Tag[]; offered: string[] }

export async function readTags(
  { app, request }: Pick<RequestAction, 'app' | 'request'>,
  kinds: readonly string[],
): Promise<TagState> {
  const [own, all] = await Promise.all([tags(app.db).of([request.id]), tags(app.db).ofKinds(kinds)])
  const mine = own.get(request.id) ?? []
  return { own: mine, offered: all.filter(({ key }) => !mine.some((tag) => tag.key === key)).map(({ label }) => label) }
}
