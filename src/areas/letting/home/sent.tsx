import { FormReceived } from '#forms/form-received.tsx'
import type { SentElsewhere } from '#forms/sent-elsewhere.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Container } from '#ui/layout/container.tsx'

/** Confirms above everything else what somebody sent on another page. */
export function Sent(sent: SentElsewhere) {
  return (
    <Container className="py-6 sm:py-10">
      <Card as="section" labelledBy="gesendet" className="mx-auto max-w-3xl p-5 sm:p-9">
        <FormReceived titleId="gesendet" {...sent} takesFocus>
          <ButtonLink to="/ueber-uns" variant="secondary">
            Mehr über uns
          </ButtonLink>
        </FormReceived>
      </Card>
    </Container>
  )
}
