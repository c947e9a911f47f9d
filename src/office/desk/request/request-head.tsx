import { Printer } from 'lucide-react'
import { isClosed, statusLabels } from '#requests/request/status.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { formatDateTime, formatDayOf } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { type FormRefusal, OfficeForm, SecondarySubmit } from '#office/frame/frame/office-form.tsx'
import type { Call } from '#office/frame/frame/call.server.ts'
import { PhoneLink } from '#office/frame/frame/phone-link.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { AlarmBadges } from '../inbox/alarm-badges.tsx'
import { SnoozeBadge } from '../inbox/snooze-badge.tsx'
import { dueOf } from '../inbox/due.ts'
import { needsReason } from '../refusals/reasons.ts'
import type { NewMessage } from './new-message.server.ts'
import type { ShownRequest } from './shown-request.ts'

type RequestHeadProps = {
  request: ShownRequest
  /** The assignee; null: nobody. */
  assignee: string | null
  /** „Am Telefon aufgenommen von …“; null: it came by the website. */
  takenBy: string | null
  snoozedUntil: string | null
  /** Known incidents in its house. */
  incidents: readonly { title: string }[]
  phones: readonly Call[]
  message: NewMessage | null
  /** Nobody has said yet where. */
  isPlaceOpen: boolean
  now: number
  mayWrite: boolean
  refusal: FormRefusal | undefined
}

/** Where the request stands, in one line; and, when it looks like spam, the way out of the suspicion. */
export function RequestHead({
  request,
  assignee,
  takenBy,
  snoozedUntil,
  incidents,
  phones,
  message,
  isPlaceOpen,
  now,
  mayWrite,
  refusal,
}: RequestHeadProps) {
  const due = dueOf(request, now)
  return (
    <>
      <div className="-mt-2 flex flex-wrap items-center gap-x-3 xl:gap-y-0 gap-y-1">
        {phones.map((call) => (
          <PhoneLink key={call.typed} call={call} />
        ))}
        {request.contactEmail !== '' && (
          <ThumbLink href={`mailto:${encodeURIComponent(request.contactEmail)}`}>{request.contactEmail}</ThumbLink>
        )}
        <AlarmBadges alarm={request.alarm} />
        {isPlaceOpen && !mayWrite && <Badge tone="amber">Ort fehlt</Badge>}
        {isPlaceOpen && mayWrite && (
          <a href="#ort" className="inline-flex min-h-11 items-center">
            <Badge tone="amber">Ort fehlt</Badge>
          </a>
        )}
        <Badge tone={isClosed(request.status) ? 'grey' : 'blue'}>{statusLabels[request.status]}</Badge>
        {request.closedReason === 'zurueckgezogen' && <Badge tone="amber">Vom Absender zurückgezogen</Badge>}
        {due && <Badge tone={due.tone}>{due.text}</Badge>}
        {takenBy !== null && <Badge tone="grey">{takenBy}</Badge>}
        {incidents.map(({ title }) => (
          <a key={title} href="#stoerungen" className="inline-flex min-h-11 items-center print:hidden">
            <Badge tone="amber">{`Bekannte Störung: ${title}`}</Badge>
          </a>
        ))}
        <SnoozeBadge until={snoozedUntil} now={now} />
        <span>{`Eingegangen ${formatDateTime(new Date(request.receivedAt))} Uhr`}</span>
        <span>{assignee === null ? 'Niemand ist zuständig' : `Zuständig: ${assignee}`}</span>
        {request.deleteAfter && !request.legalHold && (
          <span>{`${request.mergedInto === null ? 'Wird gelöscht am' : 'Wird gelöscht frühestens am'} ${formatDayOf(request.deleteAfter)}`}</span>
        )}
        {request.legalHold && <Badge tone="amber">Löschung ausgesetzt</Badge>}
        {mayWrite && (
          <ThumbLink href="#bearbeiten" className="xl:hidden print:hidden">
            Bearbeiten
          </ThumbLink>
        )}
        {mayWrite && needsReason(request.kind, 'abgelehnt') && !isClosed(request.status) && (
          // The browser opens what the field is folded away in.
          <ThumbLink href="#ablehnen-reason" className="print:hidden">
            Ablehnen
          </ThumbLink>
        )}
        <Button variant="quiet" size="sm" className="needs-js -ml-4 max-sm:hidden print:hidden" onClick={() => print()}>
          <Printer aria-hidden="true" />
          Drucken
        </Button>
      </div>
      {request.messageAt !== null && (
        <Notice
          tone="info"
          title={`Neue Nachricht ${message?.from ? `aus ${message.from}` : 'vom Absender'}, ${formatDateTime(new Date(request.messageAt))} Uhr`}
        >
          <p className="line-clamp-4 [overflow-wrap:anywhere] whitespace-pre-line">{message?.text}</p>
          <div className="flex flex-wrap items-center gap-x-5 print:hidden">
            <ThumbLink href="#verlauf">Im Verlauf lesen</ThumbLink>
            {mayWrite && (
              <OfficeForm intent="nachricht-gelesen" refusal={refusal} className="contents">
                <SecondarySubmit>Keine Antwort nötig</SecondarySubmit>
              </OfficeForm>
            )}
          </div>
        </Notice>
      )}
      {request.quarantined && (
        <Notice tone="warning" title="Spam-Verdacht">
          <p>Die Eingangsbestätigung ist zurückgehalten. Nach 30 Tagen wird der Vorgang gelöscht.</p>
          {mayWrite && (
            <OfficeForm intent="kein-spam" refusal={refusal} className="pt-1">
              <input type="hidden" name="version" value={request.version} />
              <SecondarySubmit>Das ist kein Spam</SecondarySubmit>
            </OfficeForm>
          )}
        </Notice>
      )}
    </>
  )
}
