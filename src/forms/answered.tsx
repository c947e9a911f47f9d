import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { PhoneWithHours } from '#ui/phone/phone-with-hours.tsx'

export type AnsweredProps = {
  title: string
  /** Id of the heading, where a section around it is named by it. */
  titleId?: string | undefined
  /** In order, with the promised time. */
  nextSteps: readonly string[]
  /** It was sent just now, without a new page: the heading takes the focus. */
  takesFocus?: boolean
  /** Where to go from here. */
  ways: ReactNode
  children: ReactNode
}

/** Stands in the place of a form that was sent: what became of it, what happens next, and whom to ask. */
export function Answered({ title, titleId, nextSteps, takesFocus = false, ways, children }: AnsweredProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <div className="grid gap-8">
      <div>
        <CircleCheck aria-hidden="true" className="size-12 text-ok-600" />
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript the answer brings the reader here
          autoFocus
          className="mt-4 text-3xl"
        >
          {title}
        </h2>
        {children}
      </div>
      <div>
        <h3 className="text-xl">So geht es weiter</h3>
        <ol className="mt-3 list-decimal space-y-2 pl-6 text-ink-700 marker:font-semibold marker:text-action">
          {nextSteps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </div>
      <p className="text-ink-700">
        Haben Sie Fragen? Rufen Sie uns an: <PhoneWithHours />
      </p>
      {ways && <div className="flex flex-wrap gap-3 print:hidden">{ways}</div>}
    </div>
  )
}

type MailedToProps = { before: string; to: string; children: ReactNode }

/** The address that a mail goes to, so that a slip is seen. */
export function MailedTo({ before, to, children }: MailedToProps) {
  return (
    <p className="mt-4 text-ink-700 wrap-anywhere">
      <span>{before} </span>
      <strong translate="no" className="font-semibold text-ink-950">
        {to}
      </strong>
      <span>. </span>
      {children}
    </p>
  )
}
