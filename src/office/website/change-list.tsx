import { classNames } from '#ui/class-names.ts'

type ChangeListProps = { changes: readonly { label: string; before: string; after: string }[]; className: string }

const LONGEST_SHOWN = 300
const shortened = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)} …` : text)

/** What fields said before and say after, their beginnings. */
export function ChangeList({ changes, className }: ChangeListProps) {
  return (
    <dl className={classNames('space-y-2', className)}>
      {changes.map(({ label, before, after }) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="text-ink-600">{label}</dt>
          <dd className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-950">
            <del className="text-ink-600">{shortened(before)}</del> →{' '}
            <ins className="no-underline">{shortened(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
