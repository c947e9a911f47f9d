import type { App } from '#platform/app.server.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { withoutOwnLinks } from '#requests/request/sender-link.server.ts'
import { neutralValues, variableValues } from '#office/desk/templates/variable-values.server.ts'
import { nameHider } from './neutral.server.ts'
import { ownOf } from '#platform/word-table.ts'

/** Takes out of a text of the office's who the sender is, and the link to the page that says so. */
export function whoHider(request: StoredRequest): (text: string) => string {
  const hide = nameHider(request.payload)
  return (text) => hide(withoutOwnLinks(text, request))
}

type Texts = { subject: string; body: string }

/**
 * A draft from when it was known who it is: what the site had filled in stands open again and is filled in when the answer is sent, so
 * that nothing is lost by hiding it.
 */
export async function neutralDraft<Draft extends Texts>(
  app: App,
  staff: { name: string },
  request: StoredRequest,
  draft: Draft,
): Promise<Draft> {
  const known = await variableValues(app, staff, request)
  const shown = neutralValues(known)
  const opened = Object.entries(known).filter(([name, value]) => value !== null && ownOf(shown, name) === null)
  const hide = whoHider(request)
  const neutral = (text: string) =>
    hide(opened.reduce((rest, [name, value]) => rest.replaceAll(value ?? '', `{{${name}}}`), text))
  return { ...draft, subject: neutral(draft.subject), body: neutral(draft.body) }
}
