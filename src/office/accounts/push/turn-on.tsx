import { BellRing } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { TextField } from '#forms/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { type BrowserState, browserState, subscribe } from './browser.ts'
import { LONGEST_NAME, pushTexts } from './texts.ts'

type TurnOnProps = {
  publicKey: string
  /** Whether the server knows this browser as one of the person's devices. */
  isKnown: boolean
  refusal: FormRefusal | undefined
}

/** How this browser stands, and the form that turns it on. Only the browser knows the first and can do the second. */
export function TurnOn({ publicKey, isKnown, refusal }: TurnOnProps) {
  const [state, setState] = useState<BrowserState | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    void browserState().then(setState)
  }, [])
  if (state === null)
    return (
      <noscript>
        <p className="text-ink-600">{pushTexts.needsScript}</p>
      </noscript>
    )
  if (state === 'unsupported') return <p className="text-ink-600">{pushTexts.unsupported}</p>
  if (state === 'blocked') return <Notice tone="warning">{pushTexts.blocked}</Notice>
  if (state === 'on' && isKnown) return <p>{pushTexts.isOn}</p>

  async function turnOn(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const { form } = event.currentTarget
    setFault(null)
    setIsBusy(true)
    const given = await subscribe(publicKey)
    setIsBusy(false)
    if ('fault' in given) return setFault(given.fault ?? pushTexts.failed)
    for (const [name, value] of Object.entries(given)) {
      const input = form?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = value
    }
    form?.requestSubmit()
  }

  return (
    <OfficeForm intent="geraet" refusal={refusal} required={['name']} className="space-y-4">
      {fault && (
        <Notice tone="warning" role="alert">
          {fault}
        </Notice>
      )}
      <TextField
        name="name"
        label="Name dieses Geräts"
        hint="Zum Beispiel „Diensttelefon“ oder „Rechner am Empfang“."
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
      {['endpoint', 'p256dh', 'auth'].map((name) => (
        <input key={name} type="hidden" name={name} />
      ))}
      <SubmitButton variant="secondary" onClick={(event) => void turnOn(event)} {...(isBusy && { busy: true })}>
        <BellRing aria-hidden="true" /> Auf diesem Gerät einschalten
      </SubmitButton>
    </OfficeForm>
  )
}
