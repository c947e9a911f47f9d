import { mailGroups } from '#requests/mail/standard-mail.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { readListFilters } from '../content/list-filters.ts'
import { ListForm } from '../content/list-form.tsx'
import { KindTabs } from '../content/kind-tabs.tsx'
import { listsIn, mayWrite, unusedKinds } from '../content/kinds.server.ts'
import { mailKind } from './content-kind.server.ts'
import { RecordList } from '../content/record-list.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { mailNamed, standardMails } from './all-mails.server.ts'
import type { Route } from './+types/list-page.ts'

const BASE = '/verwaltung/mailtexte'

export const meta = () => officeMeta('Mailtexte')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const chosen = readListFilters(url.searchParams, [])
  const { items } = await mailKind
    .store(app.db)
    .list({ search: chosen.search, filters: {}, page: 1, pageSize: standardMails.length })
  const rows = items.map(({ id, version, values }) => ({
    id,
    version,
    ...mailKind.line(values, {}, id),
    group: mailNamed(id)?.group,
    isDraft: false,
    quick: [],
  }))
  return {
    chosen,
    tabs: listsIn('company', await unusedKinds(app.db)),
    mayWrite: mayWrite(staff.role, mailKind),
    groups: Object.entries(mailGroups)
      .map(([name, title]) => ({ title, rows: rows.filter(({ group }) => group === name) }))
      .filter((group) => group.rows.length > 0),
  }
}

/** Every mail that the site writes by itself, by group. */
export default function MailTextsPage({
  loaderData: { chosen, tabs, groups, mayWrite: isWritable },
}: Route.ComponentProps) {
  return (
    <PageFrame
      title="Mailtexte"
      lead={
        isWritable
          ? 'Die Mails, die die Website selbst schreibt. Betreff und Texte lassen sich ändern, ansehen und als Test senden.'
          : 'Die Mails, die die Website selbst schreibt. Ihre Texte ändert die Leitung.'
      }
    >
      <KindTabs tabs={tabs} current={BASE} />
      <ListForm base={BASE} many="Mailtexte" filters={[]} chosen={chosen} />
      {groups.length === 0 && (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">
          Hier ist nichts. Ändern Sie die Suche.
        </p>
      )}
      {groups.map(({ title, rows }) => (
        <section key={title} aria-label={title} className="space-y-2">
          <h2 className="text-xl">{title}</h2>
          <RecordList base={BASE} many={title} rows={rows} mayWrite={isWritable} isOrdered={false} note={null} />
        </section>
      ))}
    </PageFrame>
  )
}
