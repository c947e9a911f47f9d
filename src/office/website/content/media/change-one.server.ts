import { mediaKind } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { removeContent } from '../save.server.ts'
import { moveByOne } from './arrange.server.ts'
import { collided, type MediaAnswer } from './media-answer.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

type Verb = (record: ContentRecord) => Promise<MediaAnswer>

type Change = {
  all: readonly ContentRecord[]
  form: FormData
  /** Said of a file that somebody has deleted meanwhile. */
  gone: string
  /** Actions besides moving, by the first word of its intent (`angaben-<id>`). */
  verbs: Readonly<Record<string, Verb>>
}

/** Changes one file of a list, in the version that was seen. */
export async function changeOne(app: App, staff: Staff, { all, form, gone, verbs }: Change): Promise<MediaAnswer> {
  const intent = String(form.get('intent') ?? '')
  const record = all.find(({ id }) => id === form.get('media'))
  if (!record) return { status: 404, refusal: { intent, message: gone } }
  const [verb = ''] = intent.split('-')
  if (seenVersion(form) !== record.version) return collided(`${verb}-${record.id}`)
  if (verb === 'hoch' || verb === 'runter') return moveByOne(app, staff, all, record, verb === 'hoch' ? -1 : 1)
  const change = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  return change ? change(record) : { status: 404, refusal: { intent } }
}

export async function remove(app: App, staff: Staff, record: ContentRecord): Promise<MediaAnswer> {
  await removeContent(app, staff, mediaKind, record)
  return { note: 'geloescht' }
}
