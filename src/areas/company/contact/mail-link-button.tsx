import { Mail } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useEntered } from '#forms/form-context.ts'
import type { SubmissionFormState } from '#forms/use-submission-form.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { mailLink } from './mail-link.ts'

/** Hands what was typed to the visitor's mail program. Without JavaScript it opens an empty message to us. */
export function MailLink({ form }: { form: SubmissionFormState }) {
  const address = useEntered((entered) => mailLink(entered))
  function check(event: MouseEvent<HTMLAnchorElement>) {
    const errors = form.check()
    if (Object.keys(errors).length === 0) return
    event.preventDefault()
    form.report(errors)
  }
  // Called a button and looking like one, it answers to both keys of a button; a link knows only the other one.
  function press(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <ButtonLink href={address} role="button" variant="secondary" size="lg" onClick={check} onKeyDown={press}>
      <Mail aria-hidden="true" />
      Im E-Mail-Programm öffnen
    </ButtonLink>
  )
}
