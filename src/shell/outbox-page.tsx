import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { storedMessages } from '#requests/outbox/stored/repository.server.ts'
import { withOwnerLink } from '#requests/outbox/with-owner-link.server.ts'
import { Card } from '#ui/card/card.tsx'
import { formatDateTime } from '#ui/format.ts'
import { Section } from '#ui/layout/section.tsx'
import type { Route } from './+types/outbox-page.ts'

const SHOWN_MAILS = 50

/** Every mail that the site has written, to read while changing one. Development only: mails are personal. */
export const meta: Route.MetaFunction = () => [{ title: 'Postausgang' }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  if (import.meta.env.PROD) throw data(null, { status: 404 })
  const app = context.get(appContext)
  const newest = await outbox(app.db).newestWithText(SHOWN_MAILS)
  const mails = await Promise.all(
    newest.map(async ({ id, ...row }) => {
      const mail = await storedMessages(app.db).find(id)
      return { id, ...row, text_body: mail ? (await withOwnerLink(app, mail)).text : row.text_body }
    }),
  )
  return data({ mails }, { headers: { 'Cache-Control': 'no-store' } })
}

export default function OutboxPage({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <Section>
      <h1 className="text-4xl">Postausgang</h1>
      {mails.length === 0 && <p className="mt-6">Noch keine E-Mail.</p>}
      <ul className="mt-8 grid gap-6">
        {mails.map((mail) => (
          <Card as="li" key={mail.id} className="p-5 sm:p-7">
            <h2 className="text-xl">{mail.subject}</h2>
            <p className="mt-1 text-sm text-ink-600">
              <span>{`an ${mail.to_name ? `${mail.to_name}, ` : ''}`}</span>
              <span>{mail.to_address}</span> <span>{`· ${formatDateTime(new Date(mail.created_at))}`}</span>
            </p>
            <pre className="mt-4 font-sans whitespace-pre-wrap">{mail.text_body}</pre>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
