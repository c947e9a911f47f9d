import { href, Link } from 'react-router'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Opening } from './opening.ts'
import { texts } from './texts.ts'

const columns = ['Position', 'Typ', 'Standort', 'Arbeitszeit', 'Vergütung', 'Aktion']

// Below 1024 px each row is a card whose cells carry their heading. It stays a table for those who hear it.
const cell = 'lg:px-4 lg:py-5 lg:first:pl-6 lg:last:pr-6'
const labelled =
  'max-lg:pt-3 before:block before:text-xs before:font-normal before:text-ink-600 before:content-[attr(data-label)] lg:before:hidden'
const rowClasses =
  'align-top lg:border-t lg:border-ink-200 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:rounded-card max-lg:border max-lg:border-ink-200 max-lg:bg-white max-lg:p-5 max-lg:shadow-card'

type OpeningTableProps = {
  /** Undefined while they are awaited. */
  openings: Opening[] | undefined
  isFailed: boolean
  onRetry: () => void
}

/** The jobs as a table; on small screens as cards under each other. Loading, failed and empty are rows of it. */
export function OpeningTable({ openings, isFailed, onRetry }: OpeningTableProps) {
  return (
    <div className="lg:overflow-clip lg:rounded-card lg:border lg:border-ink-200 lg:bg-white lg:shadow-card">
      <table className="w-full text-left text-sm max-lg:block" aria-busy={!openings && !isFailed}>
        <caption className="sr-only">Offene Stellen mit Standort, Arbeitszeit und Vergütung</caption>
        <thead className="bg-brand-50 text-ink-700 max-lg:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-3.5 font-semibold first:pl-6 last:pr-6">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:grid max-lg:gap-4">
          {isFailed ? (
            <MessageRow text={texts.listError} isError>
              <button type="button" onClick={onRetry} className={buttonClasses('secondary', 'sm', 'mt-4')}>
                Erneut versuchen
              </button>
            </MessageRow>
          ) : openings ? (
            openings.map((opening) => <Row key={opening.id} opening={opening} />)
          ) : (
            [1, 2, 3, 4, 5].map((key) => <SkeletonRow key={key} />)
          )}
          {openings?.length === 0 && !isFailed && <MessageRow text={texts.noMatch} />}
        </tbody>
      </table>
    </div>
  )
}

function Row({ opening }: { opening: Opening }) {
  const { slug, title, shortDescription, jobType, location, hours, salary } = opening
  return (
    <tr className={classNames(rowClasses, 'lg:hover:bg-brand-50/50')}>
      <th scope="row" className={classNames(cell, 'max-lg:col-span-2 lg:w-[32%]')}>
        <Link
          to={href('/job/:slug', { slug })}
          prefetch="intent"
          className="text-lg leading-snug font-semibold hyphens-auto text-ink-950 hover:text-action-strong hover:underline lg:text-base"
        >
          {title}
        </Link>
        {shortDescription && <p className="mt-1.5 font-normal text-ink-600">{shortDescription}</p>}
      </th>
      <td data-label="Typ" className={classNames(cell, labelled, 'font-medium text-ink-950')}>
        {jobType}
      </td>
      <td data-label="Standort" className={classNames(cell, labelled, 'lg:whitespace-nowrap')}>
        {location}
      </td>
      <td data-label="Arbeitszeit" className={classNames(cell, labelled, 'max-lg:col-span-2')}>
        {hours ?? '-'}
      </td>
      <td data-label="Vergütung" className={classNames(cell, labelled, 'max-lg:col-span-2')}>
        {salary ?? '-'}
      </td>
      <td className={classNames(cell, 'max-lg:col-span-2 max-lg:pt-4')}>
        <Link
          to={href('/job/:slug', { slug })}
          prefetch="intent"
          className={buttonClasses('primary', 'sm', 'max-sm:w-full')}
        >
          Details<span className="sr-only">{` zur Stelle ${title}`}</span>
        </Link>
      </td>
    </tr>
  )
}

function SkeletonRow() {
  return (
    <tr className={rowClasses}>
      {columns.map((column, index) => (
        <td key={column} className={classNames(cell, 'max-lg:py-1.5', index === 0 && 'max-lg:col-span-2')}>
          <Skeleton className={index === 0 ? 'h-11' : 'h-5'} />
        </td>
      ))}
    </tr>
  )
}

type MessageRowProps = { text: string; isError?: boolean; children?: React.ReactNode }

function MessageRow({ text, isError = false, children }: MessageRowProps) {
  return (
    <tr className="max-lg:block max-lg:rounded-card max-lg:border max-lg:border-ink-200">
      <td colSpan={columns.length} className="px-6 py-10 text-center text-base max-lg:block">
        <p role={isError ? 'alert' : undefined} className={isError ? 'font-semibold text-bad-700' : 'text-ink-700'}>
          {text}
        </p>
        {children}
      </td>
    </tr>
  )
}
