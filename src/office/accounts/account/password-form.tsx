import { TextField } from '#forms/text-field.tsx'
import { SHORTEST_PASSWORD } from '#office/frame/access/password-rules.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'

export function PasswordForm({ email, refusal }: { email: string; refusal: FormRefusal | undefined }) {
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
        <SubmitButton intent="passwort">Passwort ändern</SubmitButton>
      </OfficeForm>
    </Panel>
  )
}
