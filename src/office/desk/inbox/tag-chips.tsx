import { Tag as TagIcon } from 'lucide-react'
import type { Tag } from '#requests/request/tags/repository.server.ts'

export const tagChip =
  'inline-flex items-center gap-1 rounded-full border border-ink-300 bg-white px-2 text-xs font-medium text-ink-700'

/** Words of the staff's own in a row of the list. */
export function TagChips({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Schlagwörter" className="flex flex-wrap gap-1">
      {tags.map(({ key, label }) => (
        <li key={key} className={`${tagChip} leading-5`}>
          <TagMark />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}

export const TagMark = () => <TagIcon aria-hidden="true" className="size-3 shrink-0" />
