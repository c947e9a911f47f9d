import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { isRole, type Role } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { faultOfOwnPassword } from '../account/own-password.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import { type Actor, addStaff, type Invited, resetStaff, setStaffDisabled } from './invitations.server.ts'
import { faultsOf, readPerson } from './person.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'

/** A fresh one-time link, shown once. */
export type NewLink = { name: string; link: string; expiresAt: string }
export type TeamAnswer = { refusal?: FormRefusal; newLink?: NewLink }

export async function teamAction(app: App, staff: Staff, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  if (text('intent') === 'neu') return addOne(app, staff, form, { ...readPerson(form), role: text('role') })

  const member = await staffAccounts(app.db).find(text('id'))
  if (!member) throw data(null, { status: 404 })
  const intent = `${text('what')}-${member.id}`
  // Otherwise the last Leitung could lock everybody out; the operator's tool can still do it.
  if (member.id === staff.id)
    return refuse({ intent, message: 'Ihr eigenes Konto kann nur eine andere Person mit der Rolle Leitung ändern.' })
  const isClosing = text('what') === 'schliessen' && member.disabledAt === null
  // Closing an account must be quick; everything else gives access.
  const errors = isClosing ? {} : await faultOfOwnPassword(app, staff, form)
  if (Object.keys(errors).length > 0) return refuse({ intent, errors, values: { role: text('role') } })
  if (text('what') === 'rolle') {
    const role = text('role')
    if (!isRole(role)) return refuse({ intent, errors: { role: 'Bitte wählen Sie eine Rolle.' } })
    if (role !== member.role) await changeRole(app, member.id, role, staff)
    return redirect('/verwaltung/team')
  }
  if (text('what') === 'zugang') {
    if (member.disabledAt !== null) return refuse({ intent, message: 'Öffnen Sie zuerst das Konto.' })
    const secondFactor = form.get('second_factor') === 'on'
    return showLink(await resetStaff(app, member.id, { secondFactor }, staff))
  }
  if (text('what') === 'schliessen') {
    await setStaffDisabled(app, member.id, member.disabledAt === null, staff)
    return redirect('/verwaltung/team')
  }
  throw data(null, { status: 400 })
}

async function addOne(app: App, staff: Staff, form: FormData, values: { name: string; email: string; role: string }) {
  const { name, email, role } = values
  const errors = {
    ...faultsOf(values),
    ...(isRole(role) ? {} : { role: 'Bitte wählen Sie eine Rolle.' }),
    ...(await faultOfOwnPassword(app, staff, form)),
  }
  if (!isRole(role) || Object.keys(errors).length > 0) return refuse({ intent: 'neu', errors, values })
  const added = await addStaff(app, { name, email, role }, staff)
  if (added.kind === 'invited') return showLink(added)
  return refuse({ intent: 'neu', errors: { email: 'Für diese Adresse gibt es schon ein Konto.' }, values })
}

function showLink({ member, link, expiresAt }: Invited) {
  return data<TeamAnswer>({ newLink: { name: member.name, link, expiresAt: expiresAt.toISOString() } })
}

function refuse(refusal: FormRefusal) {
  return data<TeamAnswer>({ refusal }, { status: 422 })
}

/** Gives an account another role. Its sessions end, so that nothing that is open keeps the old rights (ASVS 7.4.2 in spirit). */
async function changeRole(app: App, id: string, role: Role, actor: Actor): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    await staffAccounts(trx).update(id, { role }, app.clock.now())
    await staffSessions(trx).endAll(id)
    await recordAudit(app, trx, actor, { action: 'staff.role', subject: { kind: 'staff', id }, detail: role })
  })
}
