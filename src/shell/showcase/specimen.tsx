import type { ReactNode } from 'react'

/** One group on the page of components: a name, a remark, the things themselves. */
export function Specimen({
  id,
  title,
  remark,
  children,
}: {
  id: string
  title: string
  remark?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="border-t border-ink-200 py-12">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {remark && <p className="mt-2 measure text-ink-600">{remark}</p>}
      <div className="mt-6 flex flex-col gap-6">{children}</div>
    </section>
  )
}

/** Things beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
