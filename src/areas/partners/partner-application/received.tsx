import { FormReceived } from '#forms/form-received.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { confirmationOf } from './texts.ts'

type ReceivedProps = { titleId: string; reference: string; takesFocus: boolean }

/** After sending without JavaScript: the reference, and what happens next. */
export function Received({ titleId, reference, takesFocus }: ReceivedProps) {
  return (
    <FormReceived titleId={titleId} {...confirmationOf(reference)} takesFocus={takesFocus}>
      <ButtonLink to="/">Zur Startseite</ButtonLink>
    </FormReceived>
  )
}
