import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'

type PaginationProps = {
  /** From 1. */
  page: number
  pages: number
  hrefFor: (page: number) => string
  label?: string
  /** `none` where looking is written down. */
  prefetch?: 'intent' | 'none'
}

const box =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-3 font-semibold tabular'
const linkBox = `${box} text-ink-800 hover:bg-brand-100 hover:text-action-strong`

/** Links to the other pages of a list; nothing when there is only one. */
export function Pagination({ page, pages, hrefFor, label = 'Seiten', prefetch = 'intent' }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1 print:hidden">
      <Step to={page > 1 ? hrefFor(page - 1) : null} rel="prev" prefetch={prefetch}>
        <ChevronLeft aria-hidden="true" className="size-5" /> Zurück
      </Step>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pages).map((number, position) => (
          <li key={number ?? `gap-${position}`}>
            {number === null && <span className="px-2 text-ink-500">…</span>}
            {number === page && (
              <span aria-current="page" className={`${box} bg-action text-white`}>
                <span className="sr-only">Seite </span>
                {number}
              </span>
            )}
            {number !== null && number !== page && (
              <Link to={hrefFor(number)} prefetch={prefetch} className={linkBox} aria-label={`Seite ${number}`}>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <p className="px-3 font-medium text-ink-700 tabular sm:hidden">{`Seite ${page} von ${pages}`}</p>
      <Step to={page < pages ? hrefFor(page + 1) : null} rel="next" prefetch={prefetch}>
        Weiter <ChevronRight aria-hidden="true" className="size-5" />
      </Step>
    </nav>
  )
}

type StepProps = { to: string | null; rel: 'prev' | 'next'; prefetch: 'intent' | 'none'; children: ReactNode }

/** At either end it keeps its place, so that the other controls do not move under the pointer. */
function Step({ to, rel, prefetch, children }: StepProps) {
  if (to === null) {
    return (
      <span className={classNames(box, 'text-ink-500')} aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Link to={to} rel={rel} prefetch={prefetch} className={linkBox}>
      {children}
    </Link>
  )
}

/** The page numbers to show: first, last, the current one and its neighbours. `null` stands for a gap of two or more. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown: (number | null)[] = []
  let last = 0
  for (let number = 1; number <= pages; number++) {
    const near = number === 1 || number === pages || Math.abs(number - page) <= 1
    if (!near) continue
    // A gap of one page is as wide as its number, so the number is shown.
    if (number - last === 2) shown.push(number - 1)
    else if (number - last > 2) shown.push(null)
    shown.push(number)
    last = number
  }
  return shown
}
