import { KeyRound } from 'lucide-react'
import { type SubmitEvent, useMemo, useState } from 'react'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { FormContext } from '#forms/form-context.ts'
import { TextField } from '#forms/text-field.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { FactorToShow } from '../account/current-factor.server.ts'
import { ProofFields } from '../account/proof-fields.tsx'
import { RecoveryCodes } from '../account/recovery-codes.tsx'
import { addPasskey, canPasskeys } from './browser.ts'
import { LONGEST_NAME, passkeyTexts } from './texts.ts'

type Fault = { text: string; field: string | null }

/** Makes a passkey: the browser's own work, so it needs JavaScript. `to`: where to go then, else the account. */
export function AddPasskey({ email, factor, to }: { email: string; factor: FactorToShow; to?: string }) {
  const isHydrated = useHydrated()
  const [fault, setFault] = useState<Fault | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [done, setDone] = useState<{ codes: string[]; to: string } | null>(null)
  const context = useMemo(
    () => ({
      idPrefix: 'passkey-',
      values: {},
      errors: fault?.field ? { [fault.field]: fault.text } : {},
      required: new Set(['name', 'password', 'code']),
    }),
    [fault],
  )
  if (done) {
    return (
      <div ref={focusIt} tabIndex={-1} className="outline-none">
        <Notice tone="success">Der Passkey ist angelegt.</Notice>
        <RecoveryCodes codes={done.codes} />
        <ButtonLink href={done.to} className="mt-5 w-full">
          Ich habe die Codes aufbewahrt
        </ButtonLink>
      </div>
    )
  }
  if (!isHydrated || !canPasskeys()) {
    return <p className="text-ink-600">{isHydrated ? passkeyTexts.unsupported : passkeyTexts.needsScript}</p>
  }

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setFault(null)
    setIsBusy(true)
    const text = (name: string) => String(form.get(name) ?? '')
    const answer = await addPasskey({ name: text('name'), password: text('password'), code: text('code') })
    setIsBusy(false)
    if ('fault' in answer) return setFault({ text: answer.fault ?? '', field: answer.field ?? null })
    const next = to ?? answer.to
    if (answer.recoveryCodes) setDone({ codes: answer.recoveryCodes, to: next })
    // A new document: the session has a new token.
    else window.location.assign(next)
  }

  return (
    <FormContext value={context}>
      <form onSubmit={(event) => void add(event)} noValidate className="space-y-4">
        {fault && <ErrorSummary>{fault.field === null && <p className="mt-1">{fault.text}</p>}</ErrorSummary>}
        <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
        <TextField
          name="name"
          label="Name des Passkeys"
          hint="Zum Beispiel „Diensttelefon“ oder „Laptop am Empfang“."
          maxLength={LONGEST_NAME}
          autoComplete="off"
          required
        />
        <ProofFields factor={factor} label="Passwort zur Bestätigung" />
        <Button type="submit" variant="secondary" busy={isBusy}>
          <KeyRound aria-hidden="true" /> Passkey anlegen
        </Button>
      </form>
    </FormContext>
  )
}

/** Announces what is shown only once to screen readers, too. */
function focusIt(element: HTMLElement | null) {
  element?.focus()
}
