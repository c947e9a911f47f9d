import type { App } from '#platform/app.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { faultOfPassword } from './change-password.server.ts'
import { OWN_PASSWORD } from './own-password-field.tsx'

/**
 * Checks one's own password before a change of who gets in, or one that cannot be taken back (ASVS 7.5.1, 7.5.3): an open
 * screen alone gets no further. @returns messages by field; empty: it is right.
 */
export async function faultOfOwnPassword(app: App, staff: Staff, form: FormData): Promise<Record<string, string>> {
  const typed = String(form.get(OWN_PASSWORD) ?? '')
  if (typed === '') return { [OWN_PASSWORD]: 'Bitte geben Sie zur Bestätigung Ihr Passwort ein.' }
  const fault = await faultOfPassword(app, staff, typed)
  return fault === null ? {} : { [OWN_PASSWORD]: fault }
}
