import { FormReceived } from '#forms/form-received.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { texts } from './texts.ts'

/** After sending: the reference, and what happens next. It stands above the form, which is empty again. */
export function Received({ reference, takesFocus }: { reference: string; takesFocus: boolean }) {
  return (
    <FormReceived
      title="Vielen Dank für Ihre Bewerbung"
      said={texts.received}
      reference={reference}
      about="wegen Ihrer Bewerbung"
      nextSteps={texts.nextSteps}
      takesFocus={takesFocus}
    >
      <ButtonLink to="/wohnungen">Weitere Wohnungen ansehen</ButtonLink>
    </FormReceived>
  )
}
