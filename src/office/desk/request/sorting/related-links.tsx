import type { RelatedLink } from '#office/desk/inbox/related.server.ts'
import { MOST_COUNTED } from '#office/desk/inbox/filters.ts'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'

/** Everything of this person, flat and house, one press away. */
export function RelatedLinks({ links }: { links: readonly RelatedLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label="Zusammenhang" className="flex flex-wrap gap-x-5 print:hidden">
      {links.map(({ text, to, count }) => (
        <span key={to} className="inline-flex items-center gap-1.5">
          <ThumbLink to={to} className="md:min-h-9">
            {text}
          </ThumbLink>
          <span className="tabular text-xs text-ink-600">{`(${count > MOST_COUNTED ? `${MOST_COUNTED}+` : count})`}</span>
        </span>
      ))}
    </nav>
  )
}
