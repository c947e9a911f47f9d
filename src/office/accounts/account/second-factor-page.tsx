import { useState } from 'react'
import { data, redirect } from 'react-router'
import { TextField } from '#forms/text-field.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { needsSecondFactor } from '#office/frame/access/roles.ts'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { EntryFrame } from '#office/frame/frame/entry-frame.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { AddPasskey } from '../passkeys/add-passkey.tsx'
import { ShowPasskey } from '../passkeys/show-passkey.tsx'
import { passkeyTexts } from '../passkeys/texts.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import type { Route } from './+types/second-factor-page.ts'
import { faultOfPassword } from './change-password.server.ts'
import { ownFactors } from './current-factor.server.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { confirmSecondFactor, startSecondFactor } from './second-factor.server.ts'
import { SecretView } from './secret-view.tsx'
import { SETUP } from '#office/frame/setup-way/steps.ts'
import { stepOnWay } from '#office/frame/setup-way/way-cookie.server.ts'

export const meta = () => officeMeta('Zweiter Faktor')

const OWN = '/verwaltung/konto/zweiter-faktor'

type Answer =
  | { step: 'password'; refusal: FormRefusal }
  | { step: 'code'; uri: string; recoveryCodes: string[]; refusal?: FormRefusal }
  | { step: 'done'; recoveryCodes: string[] }

export async function loader({ context, request: httpRequest }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const { hasApp, toShow } = await ownFactors(app, staff)
  return {
    isNeeded: needsSecondFactor(staff.role),
    hasApp,
    // An app in the place of a passkey or beside it: the passkey is shown first.
    mustShowPasskey: toShow === 'passkey',
    email: staff.email,
    next: stepOnWay(httpRequest) ? SETUP : '/verwaltung',
  }
}

export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const { hasApp, toShow } = await ownFactors(app, staff)
  // Staff who have an app already go to the account, where a new one asks for a code of the old.
  if (hasApp) return redirect('/verwaltung/konto')
  if (toShow === 'passkey') return redirect(OWN)
  const form = await readOfficeForm(httpRequest)
  if (form.get('intent') === 'passwort') {
    const password = String(form.get('password') ?? '')
    // Counts wrong tries; the library alone would let them go on.
    const fault = await faultOfPassword(app, staff, password)
    const started = fault === null ? await startSecondFactor(app, httpRequest, password) : null
    if (started) return data<Answer>({ step: 'code', ...started })
    const errors = { password: fault ?? 'Das hat nicht geklappt.' }
    return data<Answer>({ step: 'password', refusal: { errors } }, { status: 422 })
  }
  // The form brings back what the first step showed: without JavaScript the page has no other memory.
  const uri = String(form.get('uri') ?? '')
  const recoveryCodes = String(form.get('codes') ?? '').split(' ')
  const headers = await confirmSecondFactor(app, httpRequest, staff, String(form.get('code') ?? ''))
  if (headers) return data<Answer>({ step: 'done', recoveryCodes }, { headers })
  const errors = {
    code: 'Dieser Code stimmt nicht. Warten Sie auf den nächsten und prüfen Sie die Uhr Ihres Telefons.',
  }
  return data<Answer>({ step: 'code', uri, recoveryCodes, refusal: { errors } }, { status: 422 })
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { next } = loaderData
  if (actionData?.step === 'done') return <Done codes={actionData.recoveryCodes} next={next} />
  if (actionData?.step === 'code') return <Code {...actionData} />
  if (loaderData.hasApp) {
    return (
      <EntryFrame title="Zweiter Faktor ist eingerichtet">
        <ButtonLink href={next}>Zur ersten Seite</ButtonLink>
      </EntryFrame>
    )
  }
  if (loaderData.mustShowPasskey) {
    return (
      <EntryFrame title="Mit Passkey bestätigen">
        <ShowPasskey back={OWN} />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame
      title="Zweiter Faktor"
      lead={`Neben dem Passwort fragt die Verwaltung nach einem Code aus einer Authenticator-App auf Ihrem Telefon (zum Beispiel Aegis, 2FAS oder die Passwörter-App von Apple).${loaderData.isNeeded ? ' Ihre Rolle sieht Bewerbungen, deshalb ist er Pflicht.' : ''}`}
    >
      <OfficeForm intent="passwort" refusal={actionData?.refusal} reloadDocument>
        <TextField name="password" label="Ihr Passwort" type="password" autoComplete="current-password" required />
        <SubmitButton className="w-full">Weiter</SubmitButton>
      </OfficeForm>
      <PasskeyInstead email={loaderData.email} next={next} />
    </EntryFrame>
  )
}

/** Its form is there only once it is opened: two fields for one password would puzzle password managers. */
function PasskeyInstead({ email, next }: { email: string; next: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="mt-5 border-t border-ink-200 pt-3"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 py-2 font-semibold text-action">Lieber ein Passkey statt der App</summary>
      <p className="my-3 text-sm text-ink-700">
        Fingerabdruck, Gesicht oder Geräte-PIN statt Passwort und Code. Sie bekommen Ersatzcodes für den Fall, dass das
        Gerät verloren geht.
      </p>
      {isOpen ? <AddPasskey email={email} factor="none" to={next} /> : <noscript>{passkeyTexts.needsScript}</noscript>}
    </details>
  )
}

function Code({ uri, recoveryCodes, refusal }: { uri: string; recoveryCodes: string[]; refusal?: FormRefusal }) {
  return (
    <EntryFrame title="App verbinden">
      <SecretView uri={uri} />
      <OfficeForm intent="code" refusal={refusal} reloadDocument className="mt-5 space-y-5">
        <input type="hidden" name="uri" value={uri} />
        <input type="hidden" name="codes" value={recoveryCodes.join(' ')} />
        <TextField
          name="code"
          label="Code aus der App"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
        <SubmitButton className="w-full">Einschalten</SubmitButton>
      </OfficeForm>
    </EntryFrame>
  )
}

function Done({ codes, next }: { codes: string[]; next: string }) {
  return (
    <EntryFrame title="Geschafft">
      <Notice tone="success">Der zweite Faktor ist eingeschaltet.</Notice>
      <RecoveryCodes codes={codes} />
      <ButtonLink href={next} className="mt-5 w-full">
        Ich habe die Codes aufbewahrt
      </ButtonLink>
    </EntryFrame>
  )
}
