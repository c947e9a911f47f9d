import { CornerDownRight, Paperclip } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { plural } from '#ui/format.ts'
import type { ShownRow } from './read-rows.server.ts'
import { TagChips } from './tag-chips.tsx'

/** Shows the subject, the place, and the newest message. Dense: its first line alone. */
export function SummaryLines({ row, isDense }: { row: ShownRow; isDense: boolean }) {
  const { subject, facts, text } = row.summary
  const [head, rest] = subject === '' ? [text, ''] : [subject, text]
  const below = isDense ? 'xl:hidden' : ''
  return (
    <>
      <p className={classNames('line-clamp-2 [overflow-wrap:anywhere] md:line-clamp-1')}>
        {head !== '' && <span className={classNames('text-ink-950', subject !== '' && 'font-medium')}>{head}</span>}
        {head !== '' && (rest !== '' || facts.length > 0) && <span className="text-ink-500"> · </span>}
        {facts.length > 0 && <span className="text-ink-950">{facts.join(' · ')}</span>}
        {rest !== '' && <span className="text-ink-600">{facts.length > 0 ? ` · ${rest}` : rest}</span>}
      </p>
      {(row.place !== null || row.files > 0) && (
        <p className={classNames('flex min-w-0 gap-x-3 text-xs leading-5 text-ink-600', below)}>
          {row.place !== null && <span className="truncate">{row.place}</span>}
          {row.files > 0 && (
            <span className="inline-flex shrink-0 items-center gap-1">
              <Paperclip aria-hidden="true" className="size-3.5" />
              <span>{plural(row.files, 'Datei', 'Dateien')}</span>
            </span>
          )}
        </p>
      )}
      {row.tags.length > 0 && (
        <div className={classNames('pt-0.5', below)}>
          <TagChips tags={row.tags} />
        </div>
      )}
      {row.last && (
        <p className={classNames('flex min-w-0 items-center gap-1.5 text-xs leading-5 text-ink-600', below)}>
          <CornerDownRight aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="truncate">
            <span className="font-medium text-ink-800">{row.last.by}</span>
            <span>{row.last.text === '' ? ' hat zuletzt geschrieben' : `: ${row.last.text}`}</span>
          </span>
        </p>
      )}
    </>
  )
}
