import type { MailRow } from '#requests/outbox/list/repository.server.ts'
import { Panel } from '#office/frame/frame/panel.tsx'
import { MailItem } from '#office/desk/mails/mail-item.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'

type UndeliveredPanelProps = { count: number; mails: readonly MailRow[]; isKept: boolean }

/** Mails that did not leave, with the reason and another try. */
export function UndeliveredPanel({ count, mails, isKept }: UndeliveredPanelProps) {
  return (
    <Panel
      title={count === 0 ? 'Mails' : isKept ? '⚠ Nicht abgelegte Mails' : '⚠ Nicht zugestellte Mails'}
      flush
      actions={
        <ThumbLink to="/verwaltung/mails">
          {count > mails.length ? `Alle ${count > 1000 ? '1.000+' : count}` : 'Alle Mails'}
        </ThumbLink>
      }
    >
      {mails.length === 0 ? (
        <p className="px-4 pb-4 text-ink-600 sm:px-5 sm:pb-5">
          {isKept
            ? 'Es ist kein Mailserver eingerichtet: Mails werden als Dateien abgelegt.'
            : 'Alle Mails sind zugestellt.'}
        </p>
      ) : (
        <ul className="divide-y divide-ink-200 border-t border-ink-200">
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} isKept={isKept} back="/verwaltung" />
          ))}
        </ul>
      )}
    </Panel>
  )
}
