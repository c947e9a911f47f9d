import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { REQUIRED_MESSAGE } from '#forms/text-fields.ts'
import { useField } from '#forms/form-context.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { OfficeForm, RestoredNote, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { type Autosave, useAutosave } from '#office/frame/frame/use-autosave.ts'
import { CollisionPanel } from './collision-panel.tsx'
import type { EditorDraft } from './drafts/repository.server.ts'
import type { EditRefusal } from './edit-form.server.ts'
import { FieldGroups } from './field-groups.tsx'
import { type FieldGroup, fieldsOf } from '#company/content/field-spec.ts'
import { PublishButton } from './publish-button.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

const savedTexts: Record<Autosave, string> = {
  idle: '',
  saved: 'Noch nicht gespeichert. Als Entwurf sehen nur Sie es.',
  failed: 'Noch nicht gespeichert, auch nicht als Entwurf: Die Verbindung fehlt.',
}

export const DISCARD = 'entwurf-verwerfen'

type EditFieldsProps = {
  groups: readonly FieldGroup[]
  values: Record<string, string>
  /** The one that the next save is over. */
  version: number
  refusal: EditRefusal | undefined
  isWritable: boolean
  /** This person's unsaved values. */
  draft: EditorDraft | null
  /** Where that is kept while they type. */
  draftAddress: string
  /** Null: a kind that visitors always see. */
  isShown: boolean | null
  /** The draft was kept just now. */
  onKept?: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** The editor: every field of the kind, group by group. Staff who may only read see the same with nothing to press. */
export function EditFields(props: EditFieldsProps) {
  const { groups, version, refusal, isWritable, draft, draftAddress, isShown } = props
  const box = useRef<HTMLDivElement>(null)
  const autosave = useAutosave(box, isWritable ? draftAddress : null, props.onKept)
  const required = fieldsOf(groups).flatMap((field) => (field.required ? [field.name] : []))
  // Most messages say which field they mean; this one says so for none.
  const labels = Object.fromEntries(
    fieldsOf(groups).flatMap(({ name, label }) =>
      refusal?.errors?.[name] === REQUIRED_MESSAGE ? [[name, label]] : [],
    ),
  )
  const own = refusal?.intent === 'speichern' ? refusal : undefined
  function discard() {
    autosave.forget()
    // Also when the next page is opened before it has gone.
    const body = new URLSearchParams({ intent: 'verwerfen' })
    void fetch(draftAddress, { method: 'POST', body, keepalive: true })
  }
  return (
    <div ref={box}>
      <OfficeForm
        intent="speichern"
        refusal={own}
        values={{ ...props.values, ...draft?.typed }}
        required={required}
        labels={labels}
        draftNote={draft && !own && <RestoredNote at={draft.savedAt} form={DISCARD} />}
      >
        <SeenVersion version={own || !draft ? version : draft.version} isAnswered={own !== undefined} />
        {isWritable && <UnsavedGuard isRefused={own !== undefined} onDiscard={discard} />}
        {own?.collision && (
          <CollisionPanel key={own.collision.version} collision={own.collision} fields={fieldsOf(groups)} />
        )}
        <FieldGroups groups={groups} isWritable={isWritable} refusal={own} />
        {own?.warnings && (
          <Notice tone="warning" title="Hinweise vor dem Veröffentlichen">
            <ul className="list-disc space-y-1 pl-5">
              {own.warnings.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <CheckboxField name="bestaetigt" label="Trotzdem veröffentlichen" />
          </Notice>
        )}
        {isWritable && (
          <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap gap-3 border-t border-ink-200 bg-ink-50 px-4 py-3 sm:mx-0 sm:px-0 lg:bottom-0">
            <SubmitButton>Speichern</SubmitButton>
            {props.children}
            {isShown !== null && <PublishButton isShown={isShown} isNew={version === 0} />}
            <p role="status" className="self-center text-xs text-ink-600">
              {savedTexts[autosave.state]}
            </p>
          </div>
        )}
      </OfficeForm>
      <Form method="post" id={DISCARD}>
        <input type="hidden" name="intent" value={DISCARD} />
      </Form>
    </div>
  )
}

/** A restored draft is saved over the version that it was typed into, so that a colleague's change meanwhile is noticed. */
function SeenVersion({ version, isAnswered }: { version: number; isAnswered: boolean }) {
  const { defaultValue } = useField('version')
  return <input type="hidden" name="version" value={(!isAnswered && defaultValue) || version} />
}
