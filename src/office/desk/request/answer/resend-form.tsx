import { Form } from 'react-router'
import { SubmitButton } from '#office/frame/frame/office-form.tsx'

/** Beside a mail that did not arrive. `reference`: of the request that it belongs to. */
export function ResendForm({ reference, mailId, title }: { reference: string; mailId: string; title: string }) {
  return (
    <Form method="post" action={`/verwaltung/anfragen/${reference}`} className="mt-1 print:hidden">
      <input type="hidden" name="intent" value="erneut-senden" />
      <input type="hidden" name="mail" value={mailId} />
      <SubmitButton intent="erneut-senden" size="sm" variant="secondary" aria-label={`Erneut senden: ${title}`}>
        Erneut senden
      </SubmitButton>
    </Form>
  )
}
