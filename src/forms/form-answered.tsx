import type { ReactNode } from 'react'
import { Answered, type AnsweredProps, MailedTo } from './answered.tsx'

export type FormAnsweredProps = Pick<AnsweredProps, 'title' | 'titleId' | 'nextSteps'> & {
  text: string
  /** The address that the mail goes to, and where the form stands for another one. */
  mailed?: { to: string; formAgain: string } | null | undefined
  /** Where to go from here. */
  children: ReactNode
}

/** In the place of a form that was sent and has no reference: its answer is the same for everybody. */
export function FormAnswered({ title, titleId, text, nextSteps, mailed, children }: FormAnsweredProps) {
  return (
    <Answered title={title} titleId={titleId} nextSteps={nextSteps} ways={children}>
      <p className="mt-4 text-ink-700">{text}</p>
      {mailed && (
        <MailedTo before="Sie geht an" to={mailed.to}>
          <a href={mailed.formAgain} className="link">
            Stimmt die Adresse nicht? Dann füllen Sie das Formular noch einmal aus.
          </a>
        </MailedTo>
      )}
    </Answered>
  )
}
