import { appContext } from '#platform/app.server.ts'
import { formatDateTime } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { needsSecondFactor, roleNames, roles } from '#office/frame/access/roles.ts'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { staffContext } from '#office/frame/access/staff-context.server.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Facts, Panel } from '#office/frame/frame/panel.tsx'
import type { Route } from './+types/team-page.ts'
import { MemberItem } from './member-item.tsx'
import { NewMemberForm } from './new-member-form.tsx'
import { staffPasskeys } from '../passkeys/repository.server.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { teamAction } from './team-actions.server.ts'

export const meta = () => officeMeta('Team')

export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const { db } = context.get(appContext)
  const [members, withPasskey] = await Promise.all([staffAccounts(db).list(), staffPasskeys(db).owners()])
  return {
    members: members.map((member) => ({
      ...member,
      hasSecondFactor: member.hasSecondFactor || withPasskey.has(member.id),
      isMe: member.id === staff.id,
    })),
  }
}

export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  return teamAction(app, staff, form)
}

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal
  const newLink = actionData?.newLink
  return (
    <PageFrame title="Team" lead="Wer sich hier anmelden darf, und was jede Rolle sieht." width="narrow">
      {newLink && (
        <Notice tone="success" role="status" title={`Link für ${newLink.name}`}>
          <p>{`Schicken Sie ihn dieser Person auf einem Weg, den nur sie liest. Er gilt einmal, bis ${formatDateTime(new Date(newLink.expiresAt))} Uhr, und wird nur jetzt gezeigt.`}</p>
          <p>
            <code className="block rounded-control bg-white p-3 text-sm [overflow-wrap:anywhere] select-all">
              {newLink.link}
            </code>
          </p>
        </Notice>
      )}
      <Panel title="Konten" flush>
        <ul className="divide-y divide-ink-200 border-t border-ink-200">
          {loaderData.members.map((member) => (
            <MemberItem key={member.id} member={member} refusal={refusal} />
          ))}
        </ul>
      </Panel>
      <Panel title="Neues Konto">
        {/* Empty again after each. */}
        <NewMemberForm key={loaderData.members.length} refusal={refusal} />
      </Panel>
      <Panel title="Rollen">
        <Facts
          facts={roleNames.map((name) => [
            roles[name].label,
            `${roles[name].about}${needsSecondFactor(name) ? ' Braucht einen zweiten Faktor.' : ''}`,
          ])}
        />
      </Panel>
    </PageFrame>
  )
}
