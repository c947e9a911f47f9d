import { Form, Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Quotation } from '#ui/quotation/quotation.tsx'
import { formatDateTime } from '#ui/format.ts'
import { type FormRefusal, SecondarySubmit } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { Colleague } from '../mentions/find-mentions.ts'
import { NoteForm } from '../mentions/note-form.tsx'
import { AttachmentList } from './attachments/attachment-list.tsx'
import { SenderCheckLine } from './sender-check/sender-check-line.tsx'
import type { SenderVerdict } from '#requests/incoming-mail/sender-verdict.ts'
import type { Summary } from './summary.server.ts'
import type { ShownRequest } from './shown-request.ts'
import type { TimelineEntry } from './timeline.ts'

/** Of a long conversation its beginning and so many of its newest parts stand open. */
const OPEN_AT_END = 4

type ConversationPanelProps = {
  request: ShownRequest
  summary: Summary
  /** Of a request that came by mail. */
  senderCheck: SenderVerdict | undefined
  timeline: readonly TimelineEntry[]
  /** How many notes the reader has written here. */
  myNotes: number
  /** Whom a note may name. */
  colleagues: readonly Colleague[]
  mayWrite: boolean
  refusal: FormRefusal | undefined
}

/** Shows the conversation, oldest first; below it a place for a note, and folded away what else happened. */
export function ConversationPanel({
  request,
  summary,
  senderCheck,
  timeline,
  myNotes,
  colleagues,
  mayWrite,
  refusal,
}: ConversationPanelProps) {
  // A mail that did not arrive is no thing to fold away.
  const isSaid = ({ part, isWarning }: TimelineEntry) => part !== undefined || isWarning === true
  // A merged request may have come before this one.
  const isBefore = ({ origin, at }: TimelineEntry) => origin !== undefined && at < request.receivedAt
  const before = timeline.filter((entry) => isSaid(entry) && isBefore(entry)).toReversed()
  const said = timeline.filter((entry) => isSaid(entry) && !isBefore(entry)).toReversed()
  const others = timeline.filter((entry) => !isSaid(entry))
  const folded = said.slice(0, Math.max(0, said.length - OPEN_AT_END))
  return (
    <Panel anchor="verlauf" title="Verlauf">
      <ol aria-label="Gespräch" className="space-y-3">
        {before.map((entry) => (
          <Said key={keyOf(entry)} reference={request.reference} entry={entry} mayWrite={mayWrite} />
        ))}
        <li>
          <FirstWords request={request} summary={summary} senderCheck={senderCheck} />
        </li>
        {folded.length > 0 && (
          <li>
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center">
                {folded.length === 1 ? 'Ein früherer Beitrag' : `${folded.length} frühere Beiträge`}
              </summary>
              <ol className="space-y-3 pt-2">
                {folded.map((entry) => (
                  <Said key={keyOf(entry)} reference={request.reference} entry={entry} mayWrite={mayWrite} />
                ))}
              </ol>
            </details>
          </li>
        )}
        {said.slice(folded.length).map((entry) => (
          <Said key={keyOf(entry)} reference={request.reference} entry={entry} mayWrite={mayWrite} />
        ))}
      </ol>
      {mayWrite && (
        // Empty again after each own note; a colleague's takes nothing away.
        <NoteForm key={`${request.id} ${myNotes}`} team={colleagues} refusal={refusal} />
      )}
      <details className="border-t border-ink-200 pt-1 print:hidden">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{`Was sonst geschah (${others.length})`}</summary>
        <ol aria-label="Ereignisse" className="space-y-2 border-l-2 border-ink-200 pt-1 pl-4">
          {others.map((entry) => (
            <li key={keyOf(entry)}>
              <p className="[overflow-wrap:anywhere] text-ink-950">{entry.title}</p>
              {entry.text && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{entry.text}</p>}
              <Stamp entry={entry} />
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  )
}

const keyOf = ({ at, title, origin, text = '' }: TimelineEntry) => `${at} ${title} ${origin?.reference} ${text}`

const bubble = 'max-w-[46rem] rounded-card px-4 py-3'

type FirstWordsProps = Pick<ConversationPanelProps, 'request' | 'summary' | 'senderCheck'>

/** Shows the form's words: the beginning of every conversation. */
function FirstWords({ request, summary: { subject, facts, text }, senderCheck }: FirstWordsProps) {
  return (
    <div className={classNames(bubble, 'bg-ink-100')}>
      {subject !== '' && <p className="font-semibold [overflow-wrap:anywhere] text-ink-950">{subject}</p>}
      {facts.length > 0 && <p className="text-ink-950">{facts.join(' · ')}</p>}
      {text !== '' && <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-950">{text}</p>}
      <p className="mt-1 text-xs text-ink-600">{`${request.contactName}, ${formatDateTime(new Date(request.receivedAt))} Uhr`}</p>
      {senderCheck && <SenderCheckLine verdict={senderCheck} />}
    </div>
  )
}

const looks = {
  sender: 'mr-8 bg-ink-100',
  office: 'ml-auto border border-brand-200 bg-brand-50 sm:w-[85%]',
  note: 'ml-auto border border-dashed border-sand-400 bg-sand-100 sm:w-[85%]',
} as const

type SaidProps = { reference: string; entry: TimelineEntry; mayWrite: boolean }

/** Ours stand at the right, theirs at the left; a note is dashed and says that it is one. */
function Said({ reference, entry, mayWrite }: SaidProps) {
  const { part, title, text, isWarning, resend, origin, files = [], senderCheck, quoted } = entry
  const own = origin?.reference ?? reference
  return (
    <li className={classNames(bubble, part ? looks[part] : 'border border-bad-100')}>
      {text && <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-950">{text}</p>}
      {quoted && <Quotation text={quoted} />}
      <AttachmentList reference={own} files={files} />
      <p className={classNames('mt-1 text-xs [overflow-wrap:anywhere]', isWarning ? 'text-bad-700' : 'text-ink-700')}>
        {title}
      </p>
      {senderCheck && <SenderCheckLine verdict={senderCheck} />}
      {resend && mayWrite && <ResendForm reference={own} mailId={resend} title={title} />}
      <Stamp entry={entry} />
    </li>
  )
}

function Stamp({ entry: { at, who, origin } }: { entry: TimelineEntry }) {
  return (
    <p className="text-xs text-ink-600">
      <span>{`${formatDateTime(new Date(at))} Uhr${who ? `, ${who}` : ''}`}</span>
      {origin && (
        <>
          <span>{', aus '}</span>
          <Link to={`/verwaltung/anfragen/${origin.reference}`} className="link">
            {origin.reference}
          </Link>
          <span>{` (${origin.label})`}</span>
        </>
      )}
    </p>
  )
}

/** Beside a mail that did not arrive. `reference`: of the request that it belongs to. */
function ResendForm({ reference, mailId, title }: { reference: string; mailId: string; title: string }) {
  return (
    <Form method="post" action={`/verwaltung/anfragen/${reference}`} className="mt-1 print:hidden">
      <input type="hidden" name="intent" value="erneut-senden" />
      <input type="hidden" name="mail" value={mailId} />
      <SecondarySubmit intent="erneut-senden" aria-label={`Erneut senden: ${title}`}>
        Erneut senden
      </SecondarySubmit>
    </Form>
  )
}
