import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { libraryKind } from '#company/pictures/content-kind.server.ts'
import { collided } from '../content/media/media-answer.ts'
import { updateContent } from '../content/save.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { percentAt, shownSize } from './focus-point.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

const pixels = (form: FormData, name: string) => Math.trunc(Number(form.get(name))) || 0

/** A click on the picture without a script: the browser sends its place in pixels. @returns why not; null: it is stored. */
export async function placeClicked(
  app: App,
  staff: Staff,
  record: ContentRecord,
  form: FormData,
): Promise<FormRefusal | null> {
  const { refusal } = collided('punkt')
  if (seenVersion(form) !== record.version) return refusal
  const { width, height } = shownSize({ width: Number(record.values.width), height: Number(record.values.height) })
  const outcome = await updateContent(app, staff, libraryKind, record, {
    ...record.values,
    focus_x: percentAt(pixels(form, 'punkt.x'), width),
    focus_y: percentAt(pixels(form, 'punkt.y'), height),
  })
  return outcome === 'collision' ? refusal : null
}
