import { data, Form, redirect, useSubmit } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { sendsMail } from '#requests/mail/mailer.server.ts'
import { mailList } from '#requests/outbox/list/repository.server.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { roles } from '#office/frame/access/roles.ts'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { officeContext, type Staff } from '#office/frame/access/staff-context.server.ts'
import { FilterSelect, Options, SearchField } from '#office/frame/frame/filter-controls.tsx'
import { readCursor, showCursor } from '#office/frame/cursor.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { PageLinks } from '#office/frame/frame/page-links.tsx'
import { wayBack } from '#office/accounts/sign-in/way-back.ts'
import type { Route } from './+types/list-page.ts'
import { MailItem } from './mail-item.tsx'
import { isResendable, mailChoices } from './mail-texts.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { SecondaryButton } from '#office/frame/frame/secondary-button.tsx'

const PAGE_SIZE = 50

export const meta = () => officeMeta('Mails')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const { readsKinds } = roles[staff.role]
  const choices = mailChoices(!sendsMail(app.config))
  const chosen = choices.find(({ value }) => value === (url.searchParams.get('zustand') ?? '')) ?? choices[0]
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 200)
  const cursor = readCursor(url.searchParams)
  const { mails, hasMore } = await mailList(app.db).page(
    {
      choice: chosen?.choice ?? 'undelivered',
      kinds: readsKinds,
      ...(search ? { search } : {}),
      ...(cursor ? { after: { createdAt: cursor.moment, id: cursor.id } } : {}),
      limit: PAGE_SIZE,
    },
    app.clock.now(),
  )
  const last = mails.at(-1)
  const address = new URLSearchParams({
    ...(chosen?.value ? { zustand: chosen.value } : {}),
    ...(search ? { q: search } : {}),
  })
  return {
    mails,
    chosen: chosen?.value ?? '',
    search,
    isKept: !sendsMail(app.config),
    address: address.size === 0 ? '' : `?${address}`,
    older: hasMore && last ? showCursor(last.createdAt, last.id) : null,
    note: url.searchParams.get('hinweis') === 'erneut',
  }
}

export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  const back = new URL(wayBack(String(form.get('zurueck') ?? '')), 'https://intern.invalid')
  const isResent = await resendMail(app, staff, String(form.get('mail') ?? ''))
  if (!isResent) throw data(null, { status: 404 })
  back.searchParams.set('hinweis', 'erneut')
  return redirect(back.pathname + back.search)
}

export default function MailsPage({ loaderData }: Route.ComponentProps) {
  const { mails, chosen, search, isKept, address, older } = loaderData
  const submit = useSubmit()
  return (
    <PageFrame title="Mails" lead="Was die Website verschickt, und was nicht angekommen ist.">
      {isKept && (
        <Notice tone="info" title="Es ist kein Mailserver eingerichtet">
          Mails gehen nicht hinaus. Sie werden als Dateien abgelegt und lassen sich hier lesen und herunterladen.
        </Notice>
      )}
      {loaderData.note && (
        <Notice tone="success" role="status">
          {isKept ? 'Die Mail wird jetzt abgelegt.' : 'Die Mail wird jetzt noch einmal gesendet.'}
        </Notice>
      )}
      <Form
        method="get"
        role="search"
        aria-label="Mails durchsuchen"
        key={address}
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLSelectElement) void submit(currentTarget)
        }}
        className="grid gap-2 rounded-card border border-ink-200 bg-white p-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
      >
        <SearchField value={search} placeholder="Adresse, Name, Betreff …" />
        <FilterSelect id="zustand" name="zustand" label="Zustand" value={chosen}>
          <Options of={mailChoices(isKept)} />
        </FilterSelect>
        <SecondaryButton type="submit">Suchen</SecondaryButton>
      </Form>
      {mails.length === 0 ? (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">
          {chosen === '' && search === ''
            ? `Alle Mails sind ${isKept ? 'als Dateien abgelegt' : 'zugestellt'}.`
            : 'Hier ist nichts. Ändern Sie Suche oder Zustand.'}
        </p>
      ) : (
        <ul
          aria-label="Mails"
          className="divide-y divide-ink-200 overflow-hidden rounded-card border border-ink-200 bg-white"
        >
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} isKept={isKept} back={`/verwaltung/mails${address}`} />
          ))}
        </ul>
      )}
      <PageLinks
        links={{
          'Ältere →':
            older && `/verwaltung/mails${address === '' ? '?' : `${address}&`}nach=${encodeURIComponent(older)}`,
        }}
      />
    </PageFrame>
  )
}

/** Tries an undelivered mail again, from the start. False when there is none that this person may send. */
async function resendMail(app: App, staff: Staff, id: string): Promise<boolean> {
  const now = app.clock.now()
  const mail = await mailList(app.db).find(id, roles[staff.role].readsKinds, now)
  if (!mail || !isResendable(mail)) return false
  await app.db.transaction().execute(async (trx) => {
    await outbox(trx).retry(now, id)
    await recordAudit(app, trx, staff, { action: 'mail.resend', subject: { kind: 'mail', id } })
  })
  app.wakeOutbox()
  return true
}
