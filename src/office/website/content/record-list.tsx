import { ArrowDown, ArrowUp } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Picture } from '#ui/picture/picture.ts'
import { Thumbnail } from '#office/frame/frame/thumbnail.tsx'
import type { Line } from '#company/content/content-kind.ts'
import { RowLink } from '#office/frame/frame/row-link.tsx'
import type { ShownNote } from './list-actions.server.ts'
import { ListNote } from './list-note.tsx'
import { VerbButton } from './verb-button.tsx'

export type ShownRecord = Line & {
  id: string
  version: number
  isDraft: boolean
  /** Null: there is none yet; not given: things of this kind have none. */
  picture?: Picture | null | undefined
  quick: { name: string; label: string }[]
}

type RecordListProps = {
  base: string
  many: string
  rows: readonly ShownRecord[]
  mayWrite: boolean
  /** The records have an order of their own, and this list shows it. */
  isOrdered: boolean
  /** The last change to one of them. */
  note: ShownNote | null
}

/** One line each: what it is, what state it is in, and what can be done with one tap. */
export function RecordList({ base, many, rows, mayWrite, isOrdered, note }: RecordListProps) {
  return (
    <ul
      aria-label={many}
      className="divide-y divide-ink-200 overflow-hidden rounded-card border border-ink-200 bg-white"
    >
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 focus-within:bg-brand-50 hover:bg-brand-50"
        >
          {row.picture !== undefined && <Thumbnail picture={row.picture} />}
          <div
            className={classNames(
              'min-w-0 sm:flex-1 sm:basis-0',
              // On a phone the rest of the line beside the picture.
              row.picture === undefined ? 'basis-full' : 'basis-[calc(100%-5rem)]',
            )}
          >
            <RowLink to={`${base}/${row.id}`} className="py-1.5">
              {row.title}
            </RowLink>
            {row.line && <p className="-mt-1 [overflow-wrap:anywhere] text-ink-600">{row.line}</p>}
          </div>
          <p
            className={classNames(
              'flex flex-wrap gap-2 py-1 empty:hidden sm:order-last sm:basis-full',
              // Below the name, past the picture.
              row.picture !== undefined && 'sm:pl-20',
            )}
          >
            {row.badges?.map(({ text, tone }) => (
              <SoftBadge key={text} tone={tone}>
                {text}
              </SoftBadge>
            ))}
            {row.isDraft && <SoftBadge tone="grey">Entwurf</SoftBadge>}
          </p>
          {mayWrite && (row.quick.length > 0 || isOrdered) && <RowVerbs base={base} row={row} isOrdered={isOrdered} />}
          {note?.record === row.id && <ListNote base={base} note={note} />}
        </li>
      ))}
    </ul>
  )
}

function RowVerbs({ base, row, isOrdered }: { base: string; row: ShownRecord; isOrdered: boolean }) {
  const { search } = useLocation()
  return (
    <Form method="post" action={`${base}${search}`} preventScrollReset className="relative z-10 ml-auto flex gap-2">
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="version" value={row.version} />
      {row.quick.map(({ name, label }) => (
        <VerbButton key={name} intent={name} label={label} name={row.title}>
          {label}
        </VerbButton>
      ))}
      {isOrdered && (
        <>
          <VerbButton intent="hoch" label="Nach vorn" name={row.title} variant="quiet">
            <ArrowUp aria-hidden="true" className="size-5" />
          </VerbButton>
          <VerbButton intent="runter" label="Nach hinten" name={row.title} variant="quiet">
            <ArrowDown aria-hidden="true" className="size-5" />
          </VerbButton>
        </>
      )}
    </Form>
  )
}
