import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { faultOfOwnPassword } from '#office/accounts/account/own-password.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { erasePerson } from './erase-person.server.ts'
import { type FoundPerson, findPerson, readAddress } from './find-person.server.ts'

export type PersonAnswer = { person: FoundPerson | null; refusal?: FormRefusal }

export async function personAction(app: App, staff: Staff, form: FormData) {
  const typed = String(form.get('email') ?? '')
  const email = readAddress(typed)
  if (email === null) {
    const errors = { email: 'Bitte geben Sie eine ganze E-Mail-Adresse ein.' }
    return data<PersonAnswer>(
      { person: null, refusal: { intent: 'suchen', errors, values: { email: typed } } },
      { status: 422 },
    )
  }
  if (form.get('intent') === 'loeschen') return erase(app, staff, form, email)
  const person = await findPerson(app, email)
  await recordAudit(app, app.db, staff, { action: 'person.find', detail: String(person.requests.length) })
  return data<PersonAnswer>({ person })
}

async function erase(app: App, staff: Staff, form: FormData, email: string) {
  const again = String(form.get('email_again') ?? '')
  const isSame = readAddress(again) === email
  const errors = {
    ...(isSame ? {} : { email_again: 'Das ist nicht dieselbe Adresse. Es ist nichts gelöscht.' }),
    ...(await faultOfOwnPassword(app, staff, form)),
  }
  if (Object.keys(errors).length > 0) {
    const refusal = { intent: 'loeschen', errors, values: { email_again: again } }
    return data<PersonAnswer>({ person: await findPerson(app, email), refusal }, { status: 422 })
  }
  const { requests, loose, held, isForgotten } = await erasePerson(app, staff, email)
  const done = new URLSearchParams({ geloescht: String(requests), weitere: String(loose), ausgesetzt: String(held) })
  if (!isForgotten) done.set('rest', '1')
  return redirect(`/verwaltung/aufbewahrung/person?${done}`)
}
