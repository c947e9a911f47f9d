import { data, redirect } from 'react-router'
import { appContext, httpContext } from '#platform/app.server.ts'
import { TextField } from '#forms/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { visitorContext } from '#office/frame/access/staff-context.server.ts'
import { EntryFrame } from '#office/frame/frame/entry-frame.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import type { Route } from './+types/page.ts'
import { callerOf } from '#office/frame/access/caller.ts'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { refuseLimited } from './refuse-limited.ts'
import { signIn } from './sign-in.server.ts'
import { signInTexts } from './texts.ts'
import { wayBack } from './way-back.ts'
import { wordTable } from '#platform/word-table.ts'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'

export const meta = () => officeMeta('Anmelden')

const notes = wordTable<string>({
  abgemeldet: 'Sie sind abgemeldet.',
  sitzung:
    'Ihre Sitzung ist abgelaufen. Melden Sie sich an, dann steht wieder da, was Sie eingegeben haben. Gespeichert ist es noch nicht.',
  abgelaufen: signInTexts.codeOver,
  passwort: 'Ihr neues Passwort gilt. Melden Sie sich jetzt damit an.',
  passkey: 'Ihr neues Passwort gilt. Melden Sie sich jetzt mit Ihrem Passkey an.',
})

export function loader({ context, url }: Route.LoaderArgs) {
  const given = url.searchParams.get('weiter')
  if (context.get(visitorContext)) throw redirect(wayBack(given))
  const note = url.searchParams.get('hinweis')
  return {
    back: given === null ? null : wayBack(given),
    note: notes[note ?? ''] ?? null,
  }
}

export async function action({ context, request: httpRequest, url }: Route.ActionArgs) {
  const form = await readOfficeForm(httpRequest)
  const email = String(form.get('email') ?? '')
  const back = wayBack(url.searchParams.get('weiter'))
  const refuse = (message: string) => data<FormRefusal>({ message, values: { email } }, { status: 422 })

  const outcome = await signIn(
    context.get(appContext),
    { email, password: String(form.get('password') ?? '') },
    callerOf(httpRequest, context.get(httpContext)),
  )
  if (outcome.kind === 'passkey') return refuse(signInTexts.passkeyNeeded)
  if (outcome.kind === 'wrong') return refuse(signInTexts.wrong)
  if (outcome.kind === 'limited') {
    const { retryAfterSeconds } = outcome
    return refuseLimited(retryAfterSeconds, { ...signInTexts.limited(retryAfterSeconds), values: { email } })
  }
  if (outcome.kind === 'code') {
    return redirect(`/verwaltung/anmelden/code?weiter=${encodeURIComponent(back)}`, { headers: outcome.headers })
  }
  return redirect(back, { headers: outcome.headers })
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryFrame title="Anmelden" lead="Für Mitarbeiterinnen und Mitarbeiter. Ein Konto richtet die Leitung ein.">
      {loaderData.note && !actionData && (
        <Notice tone="info" className="mb-5">
          {loaderData.note}
        </Notice>
      )}
      <OfficeForm intent="anmelden" refusal={actionData} reloadDocument>
        <TextField name="email" label="E-Mail-Adresse" type="email" autoComplete="username webauthn" required />
        <TextField name="password" label="Passwort" type="password" autoComplete="current-password" required />
        <SubmitButton className="w-full">Anmelden</SubmitButton>
      </OfficeForm>
      <PasskeySignIn back={loaderData.back ?? '/verwaltung'} />
      <p className="mt-3 text-sm">
        <ThumbLink href="/verwaltung/anmelden/ersatzcode">
          Telefon oder Passkey verloren? Mit Ersatzcode anmelden
        </ThumbLink>
      </p>
      <p className="mt-2 text-sm text-ink-600">
        Passwort vergessen? Die Leitung schickt Ihnen einen Link, mit dem Sie ein neues wählen.
      </p>
    </EntryFrame>
  )
}
