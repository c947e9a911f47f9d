import { Download } from 'lucide-react'
import { Badge } from '#ui/badge/badge.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import { classNames } from '#ui/class-names.ts'
import { formatDateTime } from '#ui/format.ts'
import { Quotation } from '#ui/quotation/quotation.tsx'
import { PhoneWithHours } from '#ui/phone/phone-with-hours.tsx'
import { isPhoto, type ShownFile } from '#platform/files/uploaded-file.ts'
import type { OwnEntry } from './own-timeline.ts'
import type { OwnRequest } from './own-request.server.ts'

type TimelineCardProps = { own: OwnRequest; token: string }

/** Where it stands, what happens next, and what happened so far with everything that was written. */
export function TimelineCard({ own, token }: TimelineCardProps) {
  return (
    <TitledCard id="stand-titel" title="Stand" size="lg">
      <p className="mt-4">
        <Badge tone={own.stand.isClosed ? 'grey' : 'blue'}>{own.stand.title}</Badge>
      </p>
      <p className="mt-3 text-lg text-ink-800">{own.stand.next}</p>
      <h3 className="mt-8 text-xl">Verlauf</h3>
      <ol className="mt-4 space-y-5 border-l-2 border-brand-200 pl-5">
        {own.timeline.map((entry) => (
          <li key={`${entry.at} ${entry.title} ${entry.body ?? ''}`}>
            <p className="text-sm text-ink-600">
              <time dateTime={entry.at}>{`${formatDateTime(new Date(entry.at))} Uhr`}</time>
            </p>
            <p className="font-semibold text-ink-950">{entry.title}</p>
            <Written entry={entry} token={token} />
          </li>
        ))}
      </ol>
      <p className="mt-8 text-ink-700">
        Eilt es? Rufen Sie uns an: <PhoneWithHours className="inline-flex min-h-11 items-center" />
      </p>
    </TitledCard>
  )
}

function Written({ entry, token }: { entry: OwnEntry; token: string }) {
  const { body = '', quoted, subject, from, files = [] } = entry
  if (from === undefined) return null
  return (
    <div
      className={classNames(
        'mt-2 max-w-[68ch] space-y-3 rounded-card px-4 py-3 text-ink-800',
        from === 'office' ? 'bg-brand-50' : 'bg-sand-50',
      )}
    >
      {subject && <p className="font-semibold [overflow-wrap:anywhere] text-ink-950">{subject}</p>}
      {body !== '' && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{body}</p>}
      {quoted && <Quotation text={quoted} />}
      <OwnFiles files={files} token={token} />
    </div>
  )
}

/** Photos to look at, documents to save. */
export function OwnFiles({ files, token }: { files: readonly ShownFile[]; token: string }) {
  if (files.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          <a
            href={`/vorgang/${token}/dateien/${file.id}`}
            download={file.originalName}
            className={classNames('link flex min-h-11 items-center gap-2', isPhoto(file) && 'flex-col items-start')}
          >
            {isPhoto(file) ? (
              <img
                src={`/vorgang/${token}/dateien/${file.id}`}
                alt=""
                loading="lazy"
                className="h-32 w-44 rounded-control border border-ink-200 object-cover"
              />
            ) : (
              <Download aria-hidden="true" className="size-5 shrink-0" />
            )}
            <span className="max-w-full [overflow-wrap:anywhere]">{file.originalName}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
