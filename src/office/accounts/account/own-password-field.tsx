import { TextField } from '#forms/text-field.tsx'

export const OWN_PASSWORD = 'own_password'

/** One's own password, for steps that an open screen alone must not allow. */
export function OwnPasswordField() {
  return (
    <TextField
      name={OWN_PASSWORD}
      label="Ihr Passwort zur Bestätigung"
      type="password"
      autoComplete="current-password"
      required
    />
  )
}
