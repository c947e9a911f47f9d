import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { NextSteps } from './next-steps.tsx'
import { useSentCard } from './sent-card.ts'
import { type ToastText, toastOf } from './submission.ts'

type FormReceivedProps = {
  title: string
  /** Id of the heading, where a section around it is named by it. */
  titleId?: string
  /** The toast's words. Where no script runs, they stand here. */
  said?: ToastText
  /** Names what it is about. */
  subject?: string | undefined
  /** As shown: `7K42-PXR8`. */
  reference: string
  /** Its kind, in the fourth case with its article: „wegen Ihrer Bewerbung“. */
  about: string
  /** In order, with the promised time. */
  nextSteps: readonly string[]
  /** It was sent just now, without a new page: the heading takes the focus. */
  takesFocus: boolean
  level?: 2 | 3
  /** Where to go from here. */
  children?: ReactNode
}

/** After sending: the reference, and what happens next. It stands in the form's place. */
export function FormReceived(props: FormReceivedProps) {
  const { title, titleId, said, subject, reference, about, nextSteps, takesFocus, level = 2, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const isHydrated = useHydrated()
  const sent = useSentCard(reference)
  const Heading = level === 2 ? 'h2' : 'h3'

  useEffect(() => {
    if (!takesFocus) return
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <div className="grid gap-8">
      <div>
        <CircleCheck aria-hidden="true" className="size-12 text-ok-600" />
        <Heading
          ref={heading}
          id={titleId}
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript the answer brings the reader here
          autoFocus
          className={level === 2 ? 'mt-4 text-3xl' : 'mt-4 text-2xl'}
        >
          {title}
        </Heading>
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
          <p className="mt-4 text-ink-700 wrap-anywhere">
            <span>Die Eingangsbestätigung geht an </span>
            <strong translate="no" className="font-semibold text-ink-950">
              {sent.receiptTo}
            </strong>
            <span>. Stimmt die Adresse nicht, rufen Sie uns bitte an.</span>
          </p>
        )}
      </div>
      <NextSteps steps={nextSteps} level={level === 2 ? 3 : 4} />
      {(children || sent) && (
        <div className="flex flex-wrap gap-3 print:hidden">
          {sent && (
            <ButtonLink href={sent.page} variant="secondary">
              Ihren Vorgang ansehen
            </ButtonLink>
          )}
          {children}
        </div>
      )}
    </div>
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
