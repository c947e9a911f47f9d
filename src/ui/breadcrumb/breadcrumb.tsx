import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'

type BreadcrumbProps = {
  /** From the home page to this one; the last item is this page and needs no address. */
  items: { label: string; to?: string }[]
  className?: string
}

export function Breadcrumb({ items, className }: BreadcrumbProps) {
  return (
    <nav aria-label="Sie sind hier" className={classNames('print:hidden', className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-600">
        {items.map((item, index) => (
          <li key={item.to ?? item.label} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-400" />}
            {item.to && index < items.length - 1 ? (
              <Link
                to={item.to}
                prefetch="intent"
                className="inline-block py-2 pointer-coarse:py-3 hover:text-action-strong hover:underline"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="py-2 font-medium text-ink-800">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
