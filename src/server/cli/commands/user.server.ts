import { isRole, roleNames, roles } from '#office/frame/access/roles.ts'
import { addStaff, resetStaff, setStaffDisabled, type Invited } from '#office/accounts/staff/invitations.server.ts'
import { readEmail } from '#values/email.ts'
import { staffAccounts, type StaffMember } from '#office/frame/staff/repository.server.ts'
import { staffPasskeys } from '#office/accounts/passkeys/repository.server.ts'
import type { App } from '#platform/app.server.ts'
import { toWire } from '#platform/wire.ts'
import { CommandError, jsonOption, UsageError, type Command } from '../command.ts'
import { germanMoment, printable, table } from '../table.ts'

const emailOption = { type: 'string', value: 'ADRESSE', help: 'die E-Mail-Adresse des Kontos' } as const

export const userAddCommand: Command = {
  words: 'user add',
  summary: 'Legt ein Konto für die Verwaltung an und zeigt den Link, mit dem sein Besitzer ein Passwort wählt.',
  details: `Der Link gilt einmal und 24 Stunden. Rollen:\n${roleNames.map((name) => `  ${name.padEnd(10)}  ${roles[name].about}`).join('\n')}`,
  optionalPositionals: ['ADRESSE'],
  options: {
    email: { type: 'string', value: 'ADRESSE', help: 'E-Mail-Adresse, mit der sich die Person anmeldet' },
    name: { type: 'string', value: 'NAME', help: 'Vor- und Nachname (sonst steht im Büro die E-Mail-Adresse)' },
    role: { type: 'string', value: 'ROLLE', help: roleNames.join(', ') },
    ...jsonOption,
  },
  async run({ openApp, positionals, text, flag, out }) {
    const email = (text('email') ?? positionals[0])?.trim() ?? ''
    const name = text('name')?.trim() || email
    const role = text('role')?.trim().toLowerCase() ?? ''
    if (readEmail(email) === null) throw new UsageError('--email braucht eine E-Mail-Adresse.')
    if (!isRole(role)) throw new UsageError(`--role kann sein: ${roleNames.join(', ')}`)
    const app = await openApp()
    const added = await addStaff(app, { email, name, role }, null)
    if (added.kind === 'exists') throw new CommandError(`Für ${printable(email)} gibt es schon ein Konto.`)
    await showLink(added, flag('json'), out)
  },
}

export const userResetCommand: Command = {
  words: 'user reset',
  summary: 'Zeigt einen neuen Link, mit dem ein neues Passwort gewählt wird, und beendet alle Sitzungen des Kontos.',
  options: {
    email: emailOption,
    'second-factor': {
      type: 'boolean',
      help: 'auch den zweiten Faktor entfernen (Telefon oder Passkey und Ersatzcodes verloren); nur für Personen, die Sie kennen',
    },
    ...jsonOption,
  },
  async run({ openApp, text, flag, out }) {
    const app = await openApp()
    const member = await memberOf(app, text('email'))
    await showLink(await resetStaff(app, member.id, { secondFactor: flag('second-factor') }, null), flag('json'), out)
  },
}

export const userListCommand: Command = {
  words: 'user list',
  summary: 'Zeigt alle Konten der Verwaltung.',
  options: jsonOption,
  async run({ openApp, flag, out }) {
    const { db } = await openApp()
    const [members, withPasskey] = await Promise.all([staffAccounts(db).list(), staffPasskeys(db).owners()])
    const factorsOf = ({ id, hasSecondFactor }: StaffMember) =>
      [hasSecondFactor && 'App', withPasskey.has(id) && 'Passkey'].filter(Boolean).join(', ') || 'nein'
    if (flag('json')) {
      const shown = members.map((member) => ({ ...member, hasPasskey: withPasskey.has(member.id) }))
      return out(`${JSON.stringify(toWire(shown), null, 2)}\n`)
    }
    const rows = members.map((member) => [
      member.name,
      member.email,
      roles[member.role].label,
      factorsOf(member),
      member.disabledAt === null ? 'offen' : `geschlossen ${germanMoment(member.disabledAt)}`,
    ])
    await out(table(['Name', 'E-Mail', 'Rolle', 'Zweiter Faktor', 'Konto'], rows))
  },
}

export const userDisableCommand: Command = {
  words: 'user disable',
  summary: 'Schließt ein Konto; seine Sitzungen enden sofort. Mit --undo wird es wieder geöffnet.',
  options: { email: emailOption, undo: { type: 'boolean', help: 'das Konto wieder öffnen' }, ...jsonOption },
  async run({ openApp, text, flag, out }) {
    const app = await openApp()
    const member = await memberOf(app, text('email'))
    const isClosed = !flag('undo')
    await setStaffDisabled(app, member.id, isClosed, null)
    if (flag('json')) return out(`${JSON.stringify({ email: member.email, disabled: isClosed })}\n`)
    await out(`Das Konto ${printable(member.email)} ist ${isClosed ? 'geschlossen' : 'wieder offen'}.\n`)
  },
}

async function memberOf(app: App, email: string | undefined): Promise<StaffMember> {
  if (!email) throw new UsageError('--email fehlt.')
  const member = await staffAccounts(app.db).findByEmail(email.trim())
  if (!member) throw new CommandError(`Für ${printable(email)} gibt es kein Konto.`)
  return member
}

/** Prints what the operator passes on. */
export function showLink({ member, link, expiresAt }: Invited, isJson: boolean, out: (text: string) => Promise<void>) {
  if (isJson) {
    const { id, email, name, role } = member
    return out(
      `${JSON.stringify(toWire({ id, email, name, role, link, expiresAt: expiresAt.toISOString() }), null, 2)}\n`,
    )
  }
  return out(
    `${printable(member.name)} (${roles[member.role].label}) öffnet diesen Link und wählt ein Passwort. Er gilt einmal, bis ${germanMoment(expiresAt.toISOString())} Uhr:\n\n${link}\n`,
  )
}
