import { FormReceived } from '#forms/form-received.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { texts } from './texts.ts'

/** After sending: the reference, and what happens next. */
export function Received({ reference, takesFocus }: { reference: string; takesFocus: boolean }) {
  return (
    <FormReceived
      title={texts.received}
      reference={reference}
      about="wegen Ihrer Bewerbung"
      nextSteps={texts.nextSteps}
      takesFocus={takesFocus}
    >
      <ButtonLink to="/wohnungen">Weitere Wohnungen ansehen</ButtonLink>
      {/* A new document: nothing of the sent form is left in it. */}
      <ButtonLink href="/mieter-bewerbung" variant="secondary">
        Neue Bewerbung
      </ButtonLink>
    </FormReceived>
  )
}
