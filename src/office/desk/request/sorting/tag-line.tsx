import { X } from 'lucide-react'
import { Form, Link, useLocation } from 'react-router'
import { FieldError } from '#forms/field-frame.tsx'
import { useField } from '#forms/form-context.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { quoted } from '#values/quoted.ts'
import { filterControl, Options } from '#office/frame/frame/filter-controls.tsx'
import { type FormRefusal, OfficeForm, SecondarySubmit } from '#office/frame/frame/office-form.tsx'
import { tagChip, TagMark } from '#office/desk/inbox/tag-chips.tsx'
import { SecondaryButton } from '#office/frame/frame/secondary-button.tsx'
import type { TagState } from './tag-actions.server.ts'

type TagLineProps = { tags: TagState; mayWrite: boolean; refusal: FormRefusal | undefined }

/** The request's tags, each a link to all that have it; and a place for another one. */
export function TagLine({ tags: { own, offered }, mayWrite, refusal }: TagLineProps) {
  const { search } = useLocation()
  const removed = new URLSearchParams(search).get('entfernt')
  if (own.length === 0 && !mayWrite) return null
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2 print:hidden">
        {own.length > 0 && (
          <ul aria-label="Schlagwörter" className="flex min-h-11 flex-wrap items-center gap-2">
            {own.map(({ key, label }) => (
              <li key={key} className="inline-flex items-center">
                <Link
                  to={`/verwaltung/anfragen?${new URLSearchParams({ status: 'alle', schlagwort: key })}`}
                  className={`${tagChip} min-h-9 hover:border-action`}
                >
                  <TagMark />
                  <span>{label}</span>
                </Link>
                {mayWrite && (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="intent" value="schlagwort-entfernen" />
                    <input type="hidden" name="schlagwort" value={key} />
                    <button
                      type="submit"
                      className="grid size-11 place-items-center rounded-full hover:bg-ink-200 md:size-9"
                    >
                      <X aria-hidden="true" className="size-4" />
                      <span className="sr-only">{`Schlagwort ${quoted(label)} entfernen`}</span>
                    </button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayWrite && (
          <OfficeForm
            // Empty again after each one.
            key={own.length}
            intent="schlagwort"
            stays
            refusal={refusal}
            className="space-y-1"
          >
            <TagField offered={offered} />
          </OfficeForm>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {removed && mayWrite && !own.some(({ label }) => label === removed) && (
          <Notice tone="success">
            <p>{`Das Schlagwort ${quoted(removed)} ist entfernt.`}</p>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="schlagwort" />
              <input type="hidden" name="schlagwort" value={removed} />
              <SecondaryButton type="submit">Rückgängig</SecondaryButton>
            </Form>
          </Notice>
        )}
      </div>
    </>
  )
}

function TagField({ offered }: { offered: readonly string[] }) {
  const field = useField('schlagwort')
  const list = `${field.id}-liste`
  return (
    <>
      <div className="flex gap-2">
        <label htmlFor={field.id} className="sr-only">
          Schlagwort
        </label>
        <input
          id={field.id}
          name="schlagwort"
          list={list}
          maxLength={40}
          autoComplete="off"
          placeholder="Schlagwort"
          defaultValue={field.defaultValue}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.error ? field.errorId : undefined}
          className={`${filterControl} w-44!`}
        />
        <datalist id={list}>
          <Options of={offered.map((label) => ({ value: label, label }))} />
        </datalist>
        <SecondarySubmit className="min-h-11">Hinzufügen</SecondarySubmit>
      </div>
      <FieldError field={field} />
    </>
  )
}
