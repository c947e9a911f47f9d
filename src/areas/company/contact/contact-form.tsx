import { Link } from 'react-router'
import { FormFields } from '#forms/form-field.tsx'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import { SubmissionForm } from '#forms/submission-form.tsx'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import { contactForm } from './fields.ts'
import { MailLink } from './mail-link-button.tsx'
import { texts } from './texts.ts'

type ContactFormProps = {
  labelledBy: string
  fresh: FreshFields
  answer: PostedAnswer | undefined
  onReceived: (reference: string) => void
}

/** One form, two ways to send it: to us, or from the visitor's own mail program. */
export function ContactForm({ labelledBy, fresh, answer, onReceived }: ContactFormProps) {
  const form = useSubmissionForm({
    id: 'kontakt',
    form: contactForm,
    endpoint: '/api/contact-messages',
    fresh,
    answer,
    keepsDraft: true,
    toasts: texts,
    onReceived,
  })
  return (
    <SubmissionForm
      form={form}
      labelledBy={labelledBy}
      submitLabel="Nachricht senden"
      actions={<MailLink form={form} />}
    >
      <div className="field-grid">
        <FormFields of={contactForm} />
      </div>
      <div className="space-y-3 text-sm text-ink-600">
        <p>
          Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten, und löschen sie nach zwölf Monaten. Mehr dazu
          in der{' '}
          <Link to="/datenschutz" className="link">
            Datenschutzerklärung
          </Link>
          .
        </p>
        <p>
          Schreiben Sie lieber aus Ihrem eigenen Postfach? „Im E-Mail-Programm öffnen“ übernimmt Ihre Eingaben in eine
          E-Mail, die Sie dort absenden.
        </p>
      </div>
    </SubmissionForm>
  )
}
