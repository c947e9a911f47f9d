import { TextField } from '#forms/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { PrivacyTabs } from '../retention/privacy-tabs.tsx'
import type { Route } from './+types/page.ts'
import { FoundPanel } from './found-panel.tsx'
import { personAction } from './person-actions.server.ts'

export const meta = () => officeMeta('Auskunft und Löschung')

export function loader({ url }: Route.LoaderArgs) {
  const count = (name: string) => Number(url.searchParams.get(name) ?? 0) || 0
  if (!url.searchParams.has('geloescht')) return { done: null }
  return {
    done: {
      requests: count('geloescht'),
      loose: count('weitere'),
      held: count('ausgesetzt'),
      isForgotten: !url.searchParams.has('rest'),
    },
  }
}

export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  return personAction(app, staff, form)
}

export default function PersonPage({ loaderData: { done }, actionData }: Route.ComponentProps) {
  const { person, refusal } = actionData ?? { person: null }
  return (
    <PageFrame
      title="Auskunft und Löschung"
      lead="Wenn jemand wissen will, was wir über ihn gespeichert haben, oder will, dass wir es löschen."
      width="narrow"
    >
      <PrivacyTabs current="/verwaltung/aufbewahrung/person" />
      {done && !actionData && <DoneNotice {...done} />}
      <Panel title="Person suchen">
        <OfficeForm intent="suchen" refusal={refusal} required={['email']} action="/verwaltung/aufbewahrung/person">
          <TextField
            key={person?.email}
            name="email"
            label="E-Mail-Adresse"
            type="email"
            autoComplete="off"
            {...(person && { defaultValue: person.email })}
          />
          <SubmitButton size="sm">Suchen</SubmitButton>
        </OfficeForm>
      </Panel>
      {person && <FoundPanel person={person} refusal={refusal} />}
    </PageFrame>
  )
}

type DoneNoticeProps = { requests: number; loose: number; held: number; isForgotten: boolean }

function DoneNotice({ requests, loose, held, isForgotten }: DoneNoticeProps) {
  return (
    <Notice tone={held > 0 ? 'warning' : 'success'} role="status" title="Gelöscht">
      <p>{`${requests === 1 ? 'Ein Vorgang ist' : `${requests} Vorgänge sind`} mit allem, was dazugehört, gelöscht${loose > 0 ? `, dazu ${loose === 1 ? 'eine weitere E-Mail' : `${loose} weitere E-Mails`}` : ''}. Das Löschprotokoll nennt Art und Zahl, keine Namen.`}</p>
      {held > 0 && (
        <p>{`${held === 1 ? 'Ein Vorgang ist' : `${held} Vorgänge sind`} noch da: Die Löschung ist ausgesetzt. Sagen Sie das der Person.`}</p>
      )}
      {!isForgotten && <p>Auf der Festplatte stehen Reste, bis der nächste tägliche Lauf sie überschreibt.</p>}
      <p>Sicherungen enthalten die Daten, bis sie selbst gelöscht werden, spätestens nach 30 Tagen.</p>
    </Notice>
  )
}
