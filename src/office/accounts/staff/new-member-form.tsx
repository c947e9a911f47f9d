import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { roleNames, roles } from '#office/frame/access/roles.ts'
import { OwnPasswordField } from '../account/own-password-field.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'

export const roleOptions = roleNames.map((value) => ({ value, label: roles[value].label }))

export function NewMemberForm({ refusal }: { refusal: FormRefusal | undefined }) {
  return (
    <OfficeForm intent="neu" refusal={refusal}>
      <TextField name="name" label="Vor- und Nachname" autoComplete="off" required />
      <TextField name="email" label="E-Mail-Adresse" type="email" autoComplete="off" required />
      <SelectField name="role" label="Rolle" placeholder="Bitte wählen" options={roleOptions} required />
      <OwnPasswordField />
      <SubmitButton>Konto anlegen</SubmitButton>
    </OfficeForm>
  )
}
