import type { ReactNode } from 'react'

type ListMessageProps = { title: string; level?: 2 | 3; text: string; icon: ReactNode; children: ReactNode }

/** Stands in the place of a list: why it is empty and what to do next. */
export function ListMessage({ title, level = 2, text, icon, children }: ListMessageProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center rounded-card border border-ink-200 bg-ink-50 px-6 py-12 text-center [&>svg]:size-12 [&>svg]:stroke-[1.4] [&>svg]:text-action">
      {icon}
      <Heading className="mt-5 text-2xl">{title}</Heading>
      <p className="mt-3 text-ink-700">{text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
