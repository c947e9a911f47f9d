import { Link } from 'react-router'
import { staffContext } from '#office/frame/access/staff-context.server.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { Route } from './+types/choose-page.ts'
import { entryForms } from './entry-form.server.ts'

export const meta = () => officeMeta('Für jemanden eintragen')

export function loader({ context }: Route.LoaderArgs) {
  const { role } = context.get(staffContext)
  return { forms: entryForms(role).map(({ label, address }) => ({ label, address })) }
}

/** Which form it is that somebody telephones, comes or writes about. */
export default function ChooseEntryPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame
      title="Für jemanden eintragen"
      lead="Für Menschen, die anrufen, am Schalter stehen oder einen Brief schreiben."
      back={{ to: '/verwaltung/anfragen', label: 'Anfragen' }}
      width="narrow"
    >
      <Panel title="Worum geht es?">
        <ul className="divide-y divide-ink-200">
          {loaderData.forms.map(({ label, address }) => (
            <li key={address}>
              <Link to={address} className="link flex min-h-12 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </PageFrame>
  )
}
