import { TextField } from '#forms/text-field.tsx'
import type { FactorToShow } from './current-factor.server.ts'

type ProofFieldsProps = { factor: FactorToShow; label?: string }

/** The password and, where the account has an app, a code of it: before anything about the second factor changes. */
export function ProofFields({ factor, label = 'Ihr Passwort' }: ProofFieldsProps) {
  return (
    <>
      <TextField name="password" label={label} type="password" autoComplete="current-password" required />
      {factor === 'code' && (
        <TextField
          name="code"
          label="Code aus Ihrer App"
          hint="Telefon nicht zur Hand? Ein Ersatzcode geht auch; er gilt danach nicht mehr."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
      )}
    </>
  )
}
