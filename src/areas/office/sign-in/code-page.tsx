import { data, redirect } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { TextField } from '#forms/text-field.tsx'
import { EntryFrame } from '../frame/entry-frame.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '../frame/office-form.tsx'
import { officeMeta } from '../frame/office-meta.ts'
import type { Route } from './+types/code-page.ts'
import { signInTexts } from './texts.ts'
import { findChallenged, verifyCode } from './verify-code.server.ts'
import { wayBack } from './way-back.ts'

export const meta = () => officeMeta('Code eingeben')

const OVER = '/verwaltung/anmelden?hinweis=abgelaufen'

export async function loader({ context, request }: Route.LoaderArgs) {
  if (!(await findChallenged(context.get(appContext), request))) throw redirect(OVER)
  return null
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const outcome = await verifyCode(context.get(appContext), request, String(form.get('code') ?? ''))
  if (outcome.kind === 'over') return redirect(OVER)
  if (outcome.kind === 'signed-in') {
    const to = outcome.usedRecoveryCode
      ? '/verwaltung/konto?hinweis=ersatzcode'
      : wayBack(url.searchParams.get('weiter'))
    return redirect(to, { headers: outcome.headers })
  }
  const fault = { wrong: signInTexts.codeWrong, used: signInTexts.codeUsed, locked: signInTexts.codeLocked }[
    outcome.kind
  ]
  return data<FormRefusal>({ errors: { code: fault } }, { status: outcome.kind === 'locked' ? 429 : 422 })
}

export default function CodePage({ actionData }: Route.ComponentProps) {
  return (
    <EntryFrame
      title="Code eingeben"
      lead="Öffnen Sie Ihre Authenticator-App und geben Sie die sechs Ziffern ein, die dort für die Verwaltung stehen."
    >
      <OfficeForm intent="code" refusal={actionData} reloadDocument>
        <TextField
          name="code"
          label="Code"
          hint="Telefon nicht zur Hand? Ein Ersatzcode geht auch."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do here; after a refusal the summary has the focus
          autoFocus={!actionData}
        />
        <SubmitButton intent="code" className="w-full">
          Weiter
        </SubmitButton>
      </OfficeForm>
      <p className="mt-4 text-sm">
        <a href="/verwaltung/anmelden" className="link inline-flex min-h-11 items-center">
          Mit einem anderen Konto anmelden
        </a>
      </p>
    </EntryFrame>
  )
}
