import { data, redirect } from 'react-router'
import { vapidKeys } from '#platform/push/vapid-keys.server.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { may, needsSecondFactor, roles } from '#office/frame/access/roles.ts'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { AlertsPanel } from '../alert-choices/alerts-panel.tsx'
import { alertChoices } from '../alert-choices/choices/repository.server.ts'
import { saveAlertChoices } from '../alert-choices/save-choices.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Facts, Panel } from '#office/frame/frame/panel.tsx'
import { PasskeysPanel } from '../passkeys/passkeys-panel.tsx'
import { removePasskey, renamePasskey } from '../passkeys/passkeys.server.ts'
import { staffPasskeys } from '../passkeys/repository.server.ts'
import { passkeyTexts } from '../passkeys/texts.ts'
import { addDevice, ownDevices, removeDevice, tryDevices } from '../push/devices.server.ts'
import { DevicesPanel } from '../push/devices-panel.tsx'
import { staffRecoveryCodes } from '../recovery/repository.server.ts'
import { staffSessions } from '#office/frame/sessions/repository.server.ts'
import { FailedNotice } from '../sign-in/failed-notice.tsx'
import { failedSignIns } from '../sign-in/failed-sign-ins.server.ts'
import type { Route } from './+types/page.ts'
import { changePassword, faultOfPassword } from './change-password.server.ts'
import { faultOfCurrentFactor, ownFactors } from './current-factor.server.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { removeSecondFactor, renewRecoveryCodes } from './second-factor.server.ts'
import { SessionsPanel } from './sessions-panel.tsx'
import { wordTable } from '#platform/word-table.ts'
import { TextField } from '#forms/text-field.tsx'
import { SHORTEST_PASSWORD } from '#office/frame/access/password-rules.ts'

export const meta = () => officeMeta('Mein Konto')

type Answer = { refusal?: FormRefusal; recoveryCodes?: string[] }

const notes = wordTable<string>({
  passkey: 'Der Passkey ist angelegt. Alle anderen Sitzungen sind beendet.',
  bestaetigt: 'Danke. In den nächsten zehn Minuten können Sie hier Passkeys und Ersatzcodes ändern.',
  umbenannt: 'Der Passkey hat einen neuen Namen.',
  entfernt: 'Der Passkey ist entfernt. Alle anderen Sitzungen sind beendet.',
  passwort: 'Ihr Passwort ist geändert. Alle anderen Sitzungen sind beendet.',
  sitzungen: 'Die Sitzungen sind beendet.',
  hinweise: 'Ihre Hinweise sind gespeichert.',
  geraet: 'Mitteilungen sind auf diesem Gerät eingeschaltet.',
  'geraet-entfernt': 'Das Gerät ist entfernt und bekommt keine Mitteilungen mehr.',
  probe:
    'Die Probe ist unterwegs. Kommt sie in einer Minute nicht an, sehen Sie nach, ob das Gerät Mitteilungen zulässt.',
  ersatzcode:
    'Sie haben sich mit einem Ersatzcode angemeldet; er gilt nicht mehr. Neue Codes machen Sie weiter unten. Ist ein Gerät verloren, legen Sie einen neuen Passkey an und entfernen den alten, oder verbinden Sie ein neues Telefon.',
})

export async function loader({ context, request: httpRequest, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const { db } = app
  const [failed, sessions, passkeys, codesLeft, { hasApp, toShow }, alerts, devices] = await Promise.all([
    failedSignIns(app, staff.id),
    staffSessions(db).listOf(staff.id),
    staffPasskeys(db).listOf(staff.id),
    staffRecoveryCodes(db).countOf(staff.id),
    ownFactors(app, staff),
    may(staff.role, 'requests.read') ? alertChoices(db).of(staff.id) : null,
    ownDevices(app, httpRequest, staff),
  ])
  return {
    failed,
    name: staff.name,
    email: staff.email,
    role: roles[staff.role],
    hasSecondFactor: hasApp,
    passkeys,
    // An app's codes are counted by nobody: they lie hashed with its secret.
    codesLeft: hasApp || passkeys.length === 0 ? null : codesLeft,
    factor: toShow,
    alerts,
    devices,
    publicKey: vapidKeys(app.secret).publicKey,
    isSecondFactorNeeded: needsSecondFactor(staff.role),
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === staff.sessionId })),
    note: notes[url.searchParams.get('hinweis') ?? ''] ?? null,
  }
}

export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  const refuse = (errors: Record<string, string>) => data<Answer>({ refusal: { intent, errors } }, { status: 422 })

  if (intent === 'passwort') {
    const entered = { current: text('current'), next: text('next'), again: text('again') }
    const changed = await changePassword(app, httpRequest, staff, entered)
    if (!changed.ok) return refuse(changed.errors)
    return redirect('/verwaltung/konto?hinweis=passwort', { headers: changed.headers })
  }
  if (intent === 'hinweise') {
    await saveAlertChoices(app, staff, form)
    return redirect('/verwaltung/konto?hinweis=hinweise')
  }
  if (intent === 'geraet') {
    const added = await addDevice(app, httpRequest, staff, form)
    if (!added.ok) return data<Answer>({ refusal: { intent, ...added.refusal } }, { status: 422 })
    return redirect('/verwaltung/konto?hinweis=geraet', { headers: added.headers })
  }
  if (intent === 'geraet-probe') {
    await tryDevices(app, staff)
    return redirect('/verwaltung/konto?hinweis=probe')
  }
  const gone = intentOf(intent, 'geraet-entfernen-')
  if (gone !== null) {
    await removeDevice(app, staff, gone)
    return redirect('/verwaltung/konto?hinweis=geraet-entfernt')
  }
  const renamed = intentOf(intent, 'passkey-umbenennen-')
  if (renamed !== null) {
    return (await renamePasskey(app, staff, renamed, text('name')))
      ? redirect('/verwaltung/konto?hinweis=umbenannt')
      : refuse({ name: passkeyTexts.name })
  }
  const wrong = await faultOfPassword(app, staff, text('password'))
  if (wrong !== null) return refuse({ password: wrong })
  if (intent === 'sitzungen') {
    const one = text('session')
    if (one) await staffSessions(app.db).end(staff.id, one)
    else await staffSessions(app.db).endAll(staff.id, staff.sessionId)
    await recordAudit(app, app.db, staff, { action: 'staff.sessions', subject: { kind: 'staff', id: staff.id } })
    return redirect('/verwaltung/konto?hinweis=sitzungen')
  }
  // Everything else is about the second factor, and asks for it.
  const fault = await faultOfCurrentFactor(app, httpRequest, staff, text('code'))
  if (fault !== null) return refuse({ code: fault })
  const removed = intentOf(intent, 'passkey-entfernen-')
  if (removed !== null) {
    const reason = await removePasskey(app, staff, removed)
    return reason === null ? redirect('/verwaltung/konto?hinweis=entfernt') : refuse({ password: reason })
  }
  if (intent === 'ersatzcodes') {
    const recoveryCodes = await renewRecoveryCodes(app, httpRequest, staff, text('password'))
    return recoveryCodes ? data<Answer>({ recoveryCodes }) : refuse({ password: 'Das hat nicht geklappt.' })
  }
  if (intent === 'neues-telefon') {
    const headers = await removeSecondFactor(app, httpRequest, staff, text('password'))
    return headers
      ? redirect('/verwaltung/konto/zweiter-faktor', { headers })
      : refuse({ password: 'Das hat nicht geklappt.' })
  }
  return refuse({})
}

/** Forms of a list say in their intent which line they are about. */
function intentOf(intent: string, prefix: string): string | null {
  return intent.startsWith(prefix) ? intent.slice(prefix.length) : null
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { failed, name, email, role, note } = loaderData
  const refusal = actionData?.refusal
  return (
    <PageFrame title="Mein Konto" width="narrow">
      {note && !actionData && <Notice tone="info">{note}</Notice>}
      {failed && <FailedNotice failed={failed} />}
      {actionData?.recoveryCodes && (
        <Panel>
          <RecoveryCodes codes={actionData.recoveryCodes} />
        </Panel>
      )}
      <Panel title="Angaben">
        <Facts
          facts={[
            ['Name', name],
            ['E-Mail-Adresse', email],
            ['Rolle', `${role.label}: ${role.about}`],
          ]}
        />
      </Panel>
      {loaderData.alerts && (
        <>
          <AlertsPanel choices={loaderData.alerts} />
          <DevicesPanel {...loaderData} refusal={refusal} />
        </>
      )}
      <SecondFactorPanel {...loaderData} refusal={refusal} />
      <PasskeysPanel {...loaderData} refusal={refusal} />
      <PasswordForm email={email} refusal={refusal} />
      <SessionsPanel sessions={loaderData.sessions} refusal={refusal} />
    </PageFrame>
  )
}

function PasswordForm({ email, refusal }: { email: string; refusal: FormRefusal | undefined }) {
  return (
    <Panel title="Passwort ändern">
      <OfficeForm intent="passwort" refusal={refusal} reloadDocument>
        <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
        <TextField name="current" label="Jetziges Passwort" type="password" autoComplete="current-password" required />
        <TextField
          name="next"
          label="Neues Passwort"
          hint={`Mindestens ${SHORTEST_PASSWORD} Zeichen.`}
          type="password"
          autoComplete="new-password"
          required
        />
        <TextField name="again" label="Passwort wiederholen" type="password" autoComplete="new-password" required />
        <SubmitButton>Passwort ändern</SubmitButton>
      </OfficeForm>
    </Panel>
  )
}
