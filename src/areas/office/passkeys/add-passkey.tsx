import KeyRound from 'lucide-react/icons/key-round'
import { type SubmitEvent, useMemo, useState } from 'react'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { FormContext } from '#forms/form-context.ts'
import { TextField } from '#forms/text-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { addPasskey, canPasskeys } from './browser.ts'
import { LONGEST_NAME, passkeyTexts } from './texts.ts'

/** Makes a passkey: the browser's own work, so it needs JavaScript. `to`: where to go then, else the account. */
export function AddPasskey({ email, to }: { email: string; to?: string }) {
  const isHydrated = useHydrated()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const context = useMemo(
    () => ({
      idPrefix: 'passkey-',
      values: {},
      errors:
        fault === passkeyTexts.password ? { password: fault } : fault === passkeyTexts.name ? { name: fault } : {},
      required: new Set(['name', 'password']),
    }),
    [fault],
  )
  if (!isHydrated || !canPasskeys()) {
    return (
      <p className="text-ink-600">
        {isHydrated ? passkeyTexts.unsupported : 'Um einen Passkey anzulegen, braucht der Browser JavaScript.'}
      </p>
    )
  }

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setFault(null)
    setIsBusy(true)
    const answer = await addPasskey(String(form.get('name') ?? ''), String(form.get('password') ?? ''))
    setIsBusy(false)
    // A new document: the session has a new token.
    if ('to' in answer) window.location.assign(to ?? answer.to)
    else setFault(answer.fault)
  }

  const isOfField = Object.keys(context.errors).length > 0
  return (
    <FormContext value={context}>
      <form onSubmit={(event) => void add(event)} noValidate className="space-y-4">
        {fault && <ErrorSummary>{!isOfField && <p className="mt-1">{fault}</p>}</ErrorSummary>}
        <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
        <TextField
          name="name"
          label="Name des Passkeys"
          hint="Zum Beispiel „Diensttelefon“ oder „Laptop am Empfang“."
          maxLength={LONGEST_NAME}
          autoComplete="off"
          required
        />
        <TextField
          name="password"
          label="Passwort zur Bestätigung"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          <KeyRound aria-hidden="true" /> Passkey anlegen
        </Button>
      </form>
    </FormContext>
  )
}
