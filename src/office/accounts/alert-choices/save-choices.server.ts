import type { App } from '#platform/app.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { alertChoices } from './choices/repository.server.ts'
import { alertEvents, isAlertWay, pushField } from './events.ts'

/** A mail's way that a form leaves out or spells otherwise stays as it was. */
export async function saveAlertChoices(app: App, { id }: Staff, form: FormData): Promise<void> {
  const push = alertEvents.filter((event) => form.get(pushField(event)) === 'on')
  const choices = { ...(await alertChoices(app.db).of(id)), push }
  for (const event of alertEvents) {
    const way = String(form.get(event) ?? '')
    if (isAlertWay(way)) choices[event] = way
  }
  await alertChoices(app.db).save(id, choices)
}
