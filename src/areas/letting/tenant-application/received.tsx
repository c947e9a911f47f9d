import { FormReceived } from '#forms/form-received.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { texts } from './texts.ts'

type ReceivedProps = {
  reference: string
  takesFocus: boolean
  /** The flat, where it is known. */
  flat?: string | undefined
}

/** After sending: the reference, the flat, and what happens next; on the form's page and on the flat's. */
export function Received({ reference, takesFocus, flat }: ReceivedProps) {
  return (
    <FormReceived
      title="Vielen Dank für Ihre Bewerbung"
      said={texts.received}
      subject={flat}
      reference={reference}
      about="wegen Ihrer Bewerbung"
      nextSteps={[...texts.nextSteps, texts.status]}
      takesFocus={takesFocus}
    >
      <ButtonLink to="/wohnungen">Weitere Wohnungen ansehen</ButtonLink>
      <ButtonLink to="/vorgang/neuer-link" variant="secondary">
        Link zum Stand anfordern
      </ButtonLink>
    </FormReceived>
  )
}
