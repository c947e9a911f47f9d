import type { ReactNode } from 'react'
import { Section } from './section.tsx'

type ClosingCallProps = {
  id: string
  title: string
  text: string
  /** Below the buttons. */
  note?: string
  /** Buttons. */
  children: ReactNode
}

/** The end of a page: what to do next. */
export function ClosingCall({ id, title, text, note, children }: ClosingCallProps) {
  return (
    <Section tone="brand" labelledBy={id} className="print:hidden">
      <div className="mx-auto max-w-3xl text-center">
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        <p className="mt-4 text-lg">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3.5">{children}</div>
        {note && <p className="mt-5 text-sm">{note}</p>}
      </div>
    </Section>
  )
}
