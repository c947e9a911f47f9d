import { staffContext } from '../access/staff-context.server.ts'
import { officeMeta } from '../frame/office-meta.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import type { Route } from './+types/page.ts'

export const meta = () => officeMeta('Übersicht')

export function loader({ context }: Route.LoaderArgs) {
  return { name: context.get(staffContext).name }
}

export default function OverviewPage({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <PageFrame title="Übersicht" lead={`Guten Tag, ${name}.`}>
      <p>Wählen Sie einen Bereich.</p>
    </PageFrame>
  )
}
