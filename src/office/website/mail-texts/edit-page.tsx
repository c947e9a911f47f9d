import { useState } from 'react'
import { data } from 'react-router'
import { sendsMail } from '#requests/mail/mailer.server.ts'
import { companyPlaceholders } from '#company/placeholder-labels.ts'
import { fieldsOf } from '#company/content/field-spec.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { may } from '#office/frame/access/roles.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { changedNames } from '#company/content/same-values.ts'
import { openDraft } from '../content/drafts/keep-draft.server.ts'
import { EditFields } from '../content/edit-fields.tsx'
import { groupsWith } from '../content/edit-form.server.ts'
import { contentHistory } from '../content/history/repository.server.ts'
import { mayWrite } from '../content/kinds.server.ts'
import { mailKind } from './content-kind.server.ts'
import { lastChangeInWords } from '../content/last-change.ts'
import { SavedNote } from '../content/saved-note.tsx'
import { inputTexts } from '../content/show-value.ts'
import { OfficeForm } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Facts, Panel } from '#office/frame/frame/panel.tsx'
import { mailNamed } from './all-mails.server.ts'
import { mailAction } from './edit-actions.server.ts'
import { NEXT, RESET } from './intents.ts'
import { PhonePreview, WidePreviews } from './mail-preview.tsx'
import type { Route } from './+types/edit-page.ts'
import { wordTable } from '#platform/word-table.ts'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(loaderData?.title ?? 'Mailtext')

const notes = wordTable<string>({
  gespeichert: 'Gespeichert. Ab der nächsten Mail gilt dieser Text.',
  zurueckgesetzt: 'Es gilt wieder der Text, mit dem die Website kam.',
})

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const mail = mailNamed(params.id)
  const record = mail && (await mailKind.store(app.db).find(mail.id))
  if (!mail || !record) throw data(null, { status: 404 })
  const groups = groupsWith(mailKind, {}, record)
  const isWritable = mayWrite(staff.role, mailKind)
  const last = await contentHistory(app.db).lastChange(mailKind.name, record.id)
  return {
    id: record.id,
    title: mail.title,
    sent: mail.sent,
    version: record.version,
    groups,
    values: inputTexts(fieldsOf(groups), record.values),
    placeholders: mail.placeholders,
    companyPlaceholders,
    isChanged: changedNames(mailKind.standardOf?.(record.id) ?? {}, record.values).length > 0,
    mayWrite: isWritable,
    draft: isWritable ? await openDraft(app, staff, mailKind, record) : null,
    lastChange: last && { staffName: last.staffName, happenedAt: last.happenedAt },
    email: staff.email,
    isKept: !sendsMail(app.config),
    testMail: url.searchParams.get('testmail'),
    seesMails: may(staff.role, 'mails.manage'),
    note: notes[url.searchParams.get('hinweis') ?? ''] ?? null,
  }
}

export async function action({ context, params, request: httpRequest }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  const record = await mailKind.store(app.db).find(params.id)
  if (!record) throw data(null, { status: 404 })
  return mailAction({ app, staff, record, form })
}

export default function MailTextPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, draft, lastChange, mayWrite: isWritable, isKept, email } = loaderData
  const [kept, setKept] = useState(0)
  // Typed, tried or saved: each is another mail.
  const stand = `${version}.${draft ? Date.parse(draft.savedAt) : 0}.${kept}`
  const base = `/verwaltung/mailtexte/${id}`
  return (
    <PageFrame
      title={loaderData.title}
      lead={[loaderData.sent, lastChange && lastChangeInWords(lastChange)].filter(Boolean).join(' ')}
      back={{ to: '/verwaltung/mailtexte', label: 'Mailtexte' }}
      actions={<SecondaryLink to={`/verwaltung/verlauf?art=mailtexte&id=${id}`}>Verlauf</SecondaryLink>}
    >
      <SavedNote note={actionData ? null : loaderData.note} />
      {loaderData.testMail && !actionData && <TestNote {...loaderData} id={loaderData.testMail} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="min-w-0 space-y-5">
          <EditFields
            key={`${id}:${version}:${draft?.savedAt}`}
            groups={loaderData.groups}
            values={loaderData.values}
            version={actionData?.collision?.version ?? version}
            refusal={actionData}
            isWritable={isWritable}
            draft={draft}
            draftAddress={`/verwaltung/entwurf/mailtexte/${id}`}
            isShown={null}
            onKept={() => setKept((before) => before + 1)}
          >
            <Button type="submit" name={NEXT} value="vorschau" variant="secondary">
              Vorschau
            </Button>
            <Button type="submit" name={NEXT} value="testmail" variant="secondary">
              Test senden
            </Button>
          </EditFields>
          {isWritable && (
            <p className="text-ink-700">
              {isKept
                ? `„Test senden“ kann gerade nichts verschicken: Es ist kein Mailserver eingerichtet. Die Testmail an ${email} wird nur als Datei abgelegt.`
                : `„Test senden“ schickt die Mail, wie sie hier steht, an ${email}. Gespeichert wird dabei nichts.`}
            </p>
          )}
          <Panel title="Platzhalter">
            <p className="text-ink-600">
              Sie stehen in doppelten geschweiften Klammern. Die Website setzt dafür ein, was zu dieser Mail gehört.
            </p>
            <Facts facts={listed(loaderData.placeholders)} />
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center">
                Angaben der Firma, in jeder Mail möglich
              </summary>
              <Facts facts={listed(loaderData.companyPlaceholders)} />
            </details>
          </Panel>
        </div>
        <div className="min-w-0 xl:sticky xl:top-4">
          <PhonePreview address={`${base}/ansicht`} stand={stand} />
        </div>
      </div>
      <WidePreviews address={`${base}/ansicht`} stand={stand} />
      {isWritable && loaderData.isChanged && (
        <Panel title="Auf den Standard zurücksetzen">
          <OfficeForm intent={RESET} refusal={actionData} className="space-y-3">
            <input type="hidden" name="version" value={version} />
            <p>
              Der Text, mit dem die Website kam, gilt dann wieder. Ihrer bleibt im Verlauf und lässt sich zurückholen.
            </p>
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center">Zurücksetzen …</summary>
              <Button type="submit" size="sm" variant="danger" className="mt-2">
                Jetzt zurücksetzen
              </Button>
            </details>
          </OfficeForm>
        </Panel>
      )}
    </PageFrame>
  )
}

const listed = (placeholders: Readonly<Record<string, string>>) =>
  Object.entries(placeholders).map(([name, about]) => [`{{${name}}}`, about] as const)

type TestNoteProps = { id: string; email: string; isKept: boolean; seesMails: boolean }

/** Honest about a site without a mail server: then nothing was sent. */
function TestNote({ id, email, isKept, seesMails }: TestNoteProps) {
  return (
    <Notice tone={isKept ? 'warning' : 'success'} role="status">
      <p>
        <span>
          {isKept
            ? `Es ist kein Mailserver eingerichtet. Die Testmail an ${email} liegt nur als Datei auf dem Server.`
            : `Die Testmail an ${email} ist unterwegs.`}
        </span>{' '}
        {seesMails && (
          <a href={`/verwaltung/mails/${encodeURIComponent(id)}`} className="link">
            Wie steht sie?
          </a>
        )}
      </p>
    </Notice>
  )
}
