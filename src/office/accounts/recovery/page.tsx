import { data, redirect } from 'react-router'
import { TextField } from '#forms/text-field.tsx'
import { appContext, httpContext } from '#platform/app.server.ts'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { EntryFrame } from '#office/frame/frame/entry-frame.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { callerOf } from '#office/frame/access/caller.ts'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { refuseLimited } from '../sign-in/refuse-limited.ts'
import { signInTexts } from '../sign-in/texts.ts'
import type { Route } from './+types/page.ts'
import { signInWithRecoveryCode } from './sign-in.server.ts'

export const meta = () => officeMeta('Mit Ersatzcode anmelden')

export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const form = await readOfficeForm(httpRequest)
  const text = (name: string) => String(form.get(name) ?? '')
  const given = { email: text('email'), password: text('password'), code: text('code') }
  const values = { email: given.email }
  const caller = callerOf(httpRequest, context.get(httpContext))
  const outcome = await signInWithRecoveryCode(context.get(appContext), given, caller)
  if (outcome.kind === 'signed-in')
    return redirect('/verwaltung/konto?hinweis=ersatzcode', { headers: outcome.headers })
  if (outcome.kind === 'wrong')
    return data<FormRefusal>({ message: signInTexts.recoveryWrong, values }, { status: 422 })
  const { retryAfterSeconds } = outcome
  return refuseLimited(retryAfterSeconds, { ...signInTexts.limited(retryAfterSeconds), values })
}

/** The way in when the phone or the key is gone. */
export default function RecoveryPage({ actionData }: Route.ComponentProps) {
  return (
    <EntryFrame
      title="Mit Ersatzcode anmelden"
      lead="Wenn Telefon oder Passkey nicht zur Hand sind. Die Ersatzcodes haben Sie bekommen, als Sie den zweiten Faktor eingerichtet haben; jeder gilt einmal."
    >
      <OfficeForm intent="ersatzcode" refusal={actionData} reloadDocument>
        <TextField name="email" label="E-Mail-Adresse" type="email" autoComplete="username" required />
        <TextField name="password" label="Passwort" type="password" autoComplete="current-password" required />
        <TextField
          name="code"
          label="Ersatzcode"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
        <SubmitButton className="w-full">Anmelden</SubmitButton>
      </OfficeForm>
      <p className="mt-4 text-sm text-ink-700">
        Sind auch die Codes weg, bitten Sie die Leitung: Sie entfernt den zweiten Faktor und gibt Ihnen einen neuen
        Link.
      </p>
      <p className="mt-2 text-sm">
        <ThumbLink href="/verwaltung/anmelden">Zurück zur Anmeldung</ThumbLink>
      </p>
    </EntryFrame>
  )
}
