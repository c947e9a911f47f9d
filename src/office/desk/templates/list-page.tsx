import { Link } from 'react-router'
import { kindNames } from '#areas/kinds.ts'
import { appContext } from '#platform/app.server.ts'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { may } from '#office/frame/access/roles.ts'
import { staffContext } from '#office/frame/access/staff-context.server.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { kindLabel } from '../request/kind-labels.ts'
import type { Route } from './+types/list-page.ts'
import { templates } from './repository.server.ts'

export const meta = () => officeMeta('Vorlagen')

export async function loader({ context }: Route.LoaderArgs) {
  const all = await templates(context.get(appContext).db).list()
  return {
    groups: kindNames.map((kind) => ({
      kind,
      templates: all
        .filter((template) => template.kind === kind)
        .map(({ key, name, subject, version, isStandard }) => ({ key, name, subject, version, isStandard })),
    })),
    mayWrite: may(context.get(staffContext).role, 'texts.write'),
  }
}

export default function TemplateListPage({ loaderData: { groups, mayWrite } }: Route.ComponentProps) {
  return (
    <PageFrame
      title="Vorlagen"
      lead="Texte, mit denen Antworten, Einladungen und Absagen beginnen. Was Sie hier ändern, gilt für alle im Büro."
    >
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {groups.map(({ kind, templates: list }) => (
          <Panel
            key={kind}
            title={kindLabel(kind)}
            flush
            actions={
              mayWrite && (
                <ButtonLink to={`/verwaltung/vorlagen/neu?art=${kind}`} size="sm" variant="quiet">
                  Neue Vorlage
                </ButtonLink>
              )
            }
          >
            <ul className="divide-y divide-ink-200 border-t border-ink-200">
              {list.map(({ key, name, subject, version, isStandard }) => (
                <li key={key}>
                  <Link
                    to={`/verwaltung/vorlagen/${key}`}
                    className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-ink-50 sm:px-5"
                  >
                    <span className="min-w-0 [overflow-wrap:anywhere]">
                      <span className="block font-semibold text-ink-950">{name}</span>
                      <span className="block text-ink-600">{subject}</span>
                    </span>
                    {isStandard ? (
                      version > 0 && <SoftBadge tone="amber">geändert</SoftBadge>
                    ) : (
                      <SoftBadge tone="blue">eigene</SoftBadge>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </PageFrame>
  )
}
