import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { NextSteps } from './next-steps.tsx'

type FormAnsweredProps = {
  title: string
  titleId: string
  text: string
  nextSteps: readonly string[]
  /** Where to go from here. */
  children: ReactNode
}

/** In the place of a form that was sent and has no reference: its answer is the same for everybody. */
export function FormAnswered({ title, titleId, text, nextSteps, children }: FormAnsweredProps) {
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
      </div>
      <NextSteps steps={nextSteps} level={3} />
      <div className="flex flex-wrap gap-3 print:hidden">{children}</div>
    </div>
  )
}
