import type { MailRow } from '#requests/outbox/list/repository.server.ts'
import { purposeLabel } from '#requests/outbox/message.ts'
import { showReference } from '#requests/request/reference.ts'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { formatDateTime } from '#ui/format.ts'
import { RowLink } from '#office/frame/frame/row-link.tsx'
import { isResendable, reasonOf, stateOf } from './mail-texts.ts'
import { ResendForm } from './resend-form.tsx'

type MailItemProps = { mail: MailRow; isKept: boolean; back: string }

/** A mail as a line: to whom, what, how it stands, and why it did not leave. */
export function MailItem({ mail, isKept, back }: MailItemProps) {
  const state = stateOf(mail, isKept)
  const isUndelivered = mail.state !== 'sent' && mail.lastError !== null
  return (
    <li className="@container relative px-4 py-3 focus-within:bg-brand-50 hover:bg-brand-50 sm:px-5">
      <div className="grid gap-x-4 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:items-center">
        <div className="min-w-0">
          <RowLink to={`/verwaltung/mails/${mail.id}`} className="py-1.5">
            {mail.subject}
          </RowLink>
          <p className="-mt-1 text-ink-600 [overflow-wrap:anywhere]">
            <span>{`An ${mail.toName ? `${mail.toName}, ` : ''}`}</span>
            <span>{`${mail.toAddress} · ${purposeLabel(mail.purpose)}`}</span>
            <span>{`${mail.reference ? ` zu ${showReference(mail.reference)}` : ''} ·`}</span>{' '}
            <time dateTime={mail.createdAt}>{`${formatDateTime(new Date(mail.createdAt))} Uhr`}</time>
          </p>
          {isUndelivered && mail.lastError && <p className="mt-1 text-bad-700">{reasonOf(mail.lastError)}</p>}
          {mail.state === 'waiting' && mail.lastError && mail.nextAttemptAt && (
            <p className="text-ink-600">{`Nächster Versuch: ${formatDateTime(new Date(mail.nextAttemptAt))} Uhr`}</p>
          )}
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-2 @2xl:mt-0">
          <SoftBadge tone={state.tone}>{state.text}</SoftBadge>
          {isUndelivered && isResendable(mail) && <ResendForm id={mail.id} subject={mail.subject} to={back} />}
        </div>
      </div>
    </li>
  )
}
