import { lazy, Suspense } from 'react'

const Later = lazy(async () => ({ default: (await import('./trust.tsx')).Trust }))

/** The server's HTML on a first visit; loaded when the page was come to by a link, which reads only the API. */
export function TrustSlot({ html }: { html: string | undefined }) {
  if (html !== undefined) return <div className="print:hidden" dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <div className="print:hidden">
      <Suspense>
        <Later />
      </Suspense>
    </div>
  )
}
