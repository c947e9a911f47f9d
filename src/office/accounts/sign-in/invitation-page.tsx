import { data, redirect } from 'react-router'
import { appContext, httpContext } from '#platform/app.server.ts'
import { TextField } from '#forms/text-field.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#office/frame/access/password-rules.ts'
import { EntryFrame } from '#office/frame/frame/entry-frame.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { SETUP } from '#office/frame/setup-way/steps.ts'
import { keepStep } from '#office/frame/setup-way/way-cookie.server.ts'
import { acceptInvitation, findInvited } from '../staff/invitations.server.ts'
import { faultsOf, readPerson } from '../staff/person.ts'
import type { Route } from './+types/invitation-page.ts'
import { callerOf } from '#office/frame/access/caller.ts'
import { signIn } from './sign-in.server.ts'
import { signInTexts } from './texts.ts'

export const meta = () => officeMeta('Passwort wählen')

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findInvited(context.get(appContext), params.token)
  return data(
    { member: found && { name: found.member.name, email: found.member.email, isFirst: found.member.isFirst } },
    { status: found ? 200 : 404 },
  )
}

export async function action({ context, request: httpRequest, params }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await readOfficeForm(httpRequest)
  const password = String(form.get('password') ?? '')
  if (password !== String(form.get('password_again') ?? '')) {
    const errors = { password_again: 'Die beiden Passwörter sind nicht gleich.' }
    return data<FormRefusal>({ errors }, { status: 422 })
  }
  const found = await findInvited(app, params.token)
  const isFirst = found?.member.isFirst === true
  const person = isFirst ? readPerson(form) : null
  const errors = person ? faultsOf(person) : {}
  if (person && Object.keys(errors).length > 0) return data<FormRefusal>({ errors, values: person }, { status: 422 })
  const outcome = await acceptInvitation(app, params.token, password, person)
  if (outcome.kind === 'over') return data<FormRefusal>({ message: signInTexts.linkOver }, { status: 404 })
  if (outcome.kind === 'fault') return data<FormRefusal>({ errors: { password: outcome.fault } }, { status: 422 })
  const caller = callerOf(httpRequest, context.get(httpContext))
  // The link is used up by now: whatever keeps the session from opening, the new password opens it later.
  const signedIn = await signIn(app, { email: outcome.member.email, password }, caller).catch(
    (error: unknown): { kind: 'failed' } => {
      app.log.error('not signed in after the invitation', error)
      return { kind: 'failed' }
    },
  )
  if (signedIn.kind === 'code') return redirect('/verwaltung/anmelden/code', { headers: signedIn.headers })
  if (signedIn.kind === 'passkey') return redirect('/verwaltung/anmelden?hinweis=passkey')
  if (signedIn.kind !== 'signed-in') return redirect('/verwaltung/anmelden?hinweis=passwort')
  if (isFirst) signedIn.headers.append('Set-Cookie', keepStep('konto')['Set-Cookie'])
  return redirect(isFirst ? SETUP : '/verwaltung', { headers: signedIn.headers })
}

export default function InvitationPage({ loaderData: { member }, actionData }: Route.ComponentProps) {
  if (!member) {
    return (
      <EntryFrame title="Dieser Link gilt nicht mehr" lead={signInTexts.linkOver}>
        <ButtonLink href="/verwaltung/anmelden">Zur Anmeldung</ButtonLink>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame
      title={member.isFirst ? 'Willkommen' : `Guten Tag, ${member.name}`}
      lead={`${member.isFirst ? 'Richten Sie Ihre Website ein. Zuerst Ihr Konto: ' : ''}Wählen Sie ein Passwort mit ${SHORTEST_PASSWORD} bis ${LONGEST_PASSWORD} Zeichen. Leicht zu merken und schwer zu erraten sind vier Wörter, die nichts miteinander zu tun haben. Sonderzeichen sind erlaubt, aber nicht nötig.`}
    >
      <OfficeForm intent="passwort" refusal={actionData} reloadDocument>
        {member.isFirst ? (
          <>
            <TextField name="name" label="Vor- und Nachname" autoComplete="name" required />
            <TextField name="email" label="E-Mail-Adresse" type="email" autoComplete="username" required />
          </>
        ) : (
          // So that a password manager knows for whom.
          <input type="hidden" name="username" autoComplete="username" defaultValue={member.email} />
        )}
        <TextField name="password" label="Neues Passwort" type="password" autoComplete="new-password" required />
        <TextField
          name="password_again"
          label="Passwort wiederholen"
          type="password"
          autoComplete="new-password"
          required
        />
        <SubmitButton className="w-full">Passwort speichern</SubmitButton>
      </OfficeForm>
    </EntryFrame>
  )
}
