import type { ReactNode } from 'react'
import { site } from '#site'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { OfficeMark } from './office-mark.tsx'

/** The pages before sign-in: one sheet in the middle, nothing else. */
export function EntryFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-ink-50">
      <main
        id="inhalt"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[27rem] flex-1 flex-col justify-center px-4 py-10"
      >
        <OfficeMark />
        <div className="mt-6 rounded-card border border-ink-200 bg-white p-5 shadow-card sm:p-7">
          <h1 className="text-2xl">{title}</h1>
          {lead && <div className="mt-2 text-sm text-ink-700">{lead}</div>}
          <div className="mt-5">{children}</div>
        </div>
      </main>
      <footer className="px-4 pb-6 text-center text-sm text-ink-600">
        <ThumbLink href="/">Zur Website von {site.brand}</ThumbLink>
      </footer>
    </div>
  )
}
