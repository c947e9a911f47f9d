import { Form } from 'react-router'
import { SecondaryButton } from '#office/frame/frame/secondary-button.tsx'

/** Asks for another try at once. `to`: where to go then, an address of the office. */
export function ResendForm({ id, subject, to }: { id: string; subject: string; to: string }) {
  return (
    <Form method="post" action="/verwaltung/mails" className="relative z-10">
      <input type="hidden" name="mail" value={id} />
      <input type="hidden" name="zurueck" value={to} />
      <SecondaryButton type="submit" name="intent" value="erneut" aria-label={`Erneut senden: ${subject}`}>
        Erneut senden
      </SecondaryButton>
    </Form>
  )
}
