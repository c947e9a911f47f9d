import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Answered, type AnsweredProps, MailedTo } from './answered.tsx'
import { useSentCard } from './sent-card.ts'
import { type ToastText, toastOf } from './submission.ts'

type FormReceivedProps = Pick<AnsweredProps, 'title' | 'titleId' | 'nextSteps' | 'takesFocus'> & {
  /** The toast's words. Where no script runs, they stand here. */
  said?: ToastText
  /** Names what it is about. */
  subject?: string | undefined
  /** As shown: `7K42-PXR8`. */
  reference: string
  /** Its kind, in the fourth case with its article: „wegen Ihrer Bewerbung“. */
  about: string
  /** Where to go from here. */
  children?: ReactNode
}

/** After sending: the reference, and what happens next. It stands in the form's place. */
export function FormReceived(props: FormReceivedProps) {
  const { said, subject, reference, about, children, ...answered } = props
  const isHydrated = useHydrated()
  const sent = useSentCard(reference)
  const page = sent && (
    <ButtonLink href={sent.page} variant="secondary">
      Ihren Vorgang ansehen
    </ButtonLink>
  )
  return (
    <Answered
      {...answered}
      ways={
        (page || children) && (
          <>
            {page}
            {children}
          </>
        )
      }
    >
      {said && !isHydrated && <Said {...toastOf(said)} />}
      {subject && <p className="mt-3 text-lg font-semibold text-ink-950">{subject}</p>}
      <p className="mt-4 text-ink-700">Ihre Vorgangsnummer:</p>
      <p
        translate="no"
        className="mt-1 inline-block rounded-control bg-brand-50 px-4 py-2 text-2xl font-bold tracking-wider whitespace-nowrap text-ink-950 tabular"
      >
        {reference}
      </p>
      <p className="mt-2 text-sm text-ink-600">{`Bitte notieren Sie die Nummer und nennen Sie sie, wenn Sie uns ${about} anrufen.`}</p>
      {sent && (
        <MailedTo before="Die Eingangsbestätigung geht an" to={sent.receiptTo}>
          <span>Stimmt die Adresse nicht, rufen Sie uns bitte an.</span>
        </MailedTo>
      )}
    </Answered>
  )
}

function Said({ title, description }: { title: string; description?: string }) {
  return (
    <div className="without-js mt-3 text-lg text-ink-700">
      <p>{title}</p>
      {description && <p>{description}</p>}
    </div>
  )
}
