import { data, redirect } from 'react-router'
import { appContext, httpContext } from '#platform/app.server.ts'
import { TextField } from '#forms/text-field.tsx'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { EntryFrame } from '#office/frame/frame/entry-frame.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import type { Route } from './+types/code-page.ts'
import { callerOf } from '#office/frame/access/caller.ts'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { refuseLimited } from './refuse-limited.ts'
import { signInTexts } from './texts.ts'
import { findChallenged, verifyCode } from './verify-code.server.ts'
import { wayBack } from './way-back.ts'

export const meta = () => officeMeta('Code eingeben')

const OVER = '/verwaltung/anmelden?hinweis=abgelaufen'

export async function loader({ context, request: httpRequest }: Route.LoaderArgs) {
  if (!(await findChallenged(context.get(appContext), callerOf(httpRequest, context.get(httpContext)))))
    throw redirect(OVER)
  return null
}

export async function action({ context, request: httpRequest, url }: Route.ActionArgs) {
  const form = await readOfficeForm(httpRequest)
  const caller = callerOf(httpRequest, context.get(httpContext))
  const outcome = await verifyCode(context.get(appContext), caller, String(form.get('code') ?? ''))
  if (outcome.kind === 'over') return redirect(OVER)
  if (outcome.kind === 'signed-in') {
    const to = outcome.usedRecoveryCode
      ? '/verwaltung/konto?hinweis=ersatzcode'
      : wayBack(url.searchParams.get('weiter'))
    return redirect(to, { headers: outcome.headers })
  }
  if (outcome.kind === 'limited') {
    const { retryAfterSeconds } = outcome
    return refuseLimited(retryAfterSeconds, signInTexts.codeLimited(retryAfterSeconds))
  }
  const fault = outcome.kind === 'used' ? signInTexts.codeUsed : signInTexts.codeWrong
  return data<FormRefusal>({ errors: { code: fault } }, { status: 422 })
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
        <SubmitButton className="w-full">Weiter</SubmitButton>
      </OfficeForm>
      <p className="mt-4 text-sm">
        <ThumbLink href="/verwaltung/anmelden">Mit einem anderen Konto anmelden</ThumbLink>
      </p>
    </EntryFrame>
  )
}
