import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { NextSteps } from './next-steps.tsx'

export type FormAnsweredProps = {
  title: string
  titleId: string
  text: string
  nextSteps: readonly string[]
  /** The address that the mail goes to, and where the form stands for another one. */
  mailed?: { to: string; formAgain: string } | null | undefined
  /** Where to go from here. */
  children: ReactNode
}

/** In the place of a form that was sent and has no reference: its answer is the same for everybody. */
export function FormAnswered({ title, titleId, text, nextSteps, mailed, children }: FormAnsweredProps) {
  return (
    <div className="grid gap-8">
      <div>
        <CircleCheck aria-hidden="true" className="size-12 text-ok-600" />
        <h2
          id={titleId}
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a form brings the reader here
          autoFocus
          className="mt-4 text-3xl"
        >
          {title}
        </h2>
        <p className="mt-4 text-ink-700">{text}</p>
        {mailed && (
          <p className="mt-4 text-ink-700 wrap-anywhere">
            <span>Sie geht an </span>
            <strong translate="no" className="font-semibold text-ink-950">
              {mailed.to}
            </strong>
            <span>. </span>
            <a href={mailed.formAgain} className="link">
              Stimmt die Adresse nicht? Dann füllen Sie das Formular noch einmal aus.
            </a>
          </p>
        )}
      </div>
      <NextSteps steps={nextSteps} level={3} />
      <div className="flex flex-wrap gap-3 print:hidden">{children}</div>
    </div>
  )
}
