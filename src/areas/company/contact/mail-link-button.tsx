import Mail from 'lucide-react/icons/mail'
import type { MouseEvent } from 'react'
import type { SubmissionFormState } from '#forms/use-submission-form.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { mailLink } from './mail-link.ts'

/** Hands what was typed to the visitor's mail program. Without JavaScript it opens an empty message to us. */
export function MailLink({ form }: { form: SubmissionFormState }) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    const errors = form.check()
    if (Object.keys(errors).length === 0) {
      event.currentTarget.href = mailLink(form.store.read())
      return
    }
    event.preventDefault()
    form.report(errors)
  }
  return (
    <ButtonLink href={mailLink()} variant="secondary" size="lg" onClick={open}>
      <Mail aria-hidden="true" />
      Im E-Mail-Programm öffnen
    </ButtonLink>
  )
}
