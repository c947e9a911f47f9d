import { type FormEvent, useRef, useState } from 'react'
import { SelectField } from '#forms/select-field.tsx'
import { TextAreaField } from '#forms/text-field.tsx'
import { type FormRefusal, OfficeForm, SecondarySubmit } from '#office/frame/frame/office-form.tsx'
import { AttachmentField } from '../request/attachments/attachment-field.tsx'
import type { Colleague } from './find-mentions.ts'

const MOST_OFFERED = 5

/** Text after the last @ before the caret; null: none. */
function begunName({ value, selectionStart }: HTMLTextAreaElement): string | null {
  return /(?:^|[^\p{L}\p{N}])@([\p{L}-]*(?: [\p{L}-]*)?)$/u.exec(value.slice(0, selectionStart))?.[1] ?? null
}

const begins = (name: string, begun: string) =>
  name.toLowerCase().startsWith(begun.toLowerCase()) ||
  name.split(' ').some((part) => part.toLowerCase().startsWith(begun.toLowerCase()))

/** A note for the office. `@` offers colleagues while it is typed; the choice beside the button does it without scripts. */
export function NoteForm({ team, refusal }: { team: readonly Colleague[]; refusal: FormRefusal | undefined }) {
  const field = useRef<HTMLTextAreaElement | null>(null)
  const [begun, setBegun] = useState<string | null>(null)
  const offered = begun === null ? [] : team.filter(({ name }) => begins(name, begun)).slice(0, MOST_OFFERED)

  function look({ target }: FormEvent) {
    if (!(target instanceof HTMLTextAreaElement)) return
    field.current = target
    setBegun(begunName(target))
  }

  function choose(name: string) {
    const area = field.current
    if (!area || begun === null) return
    const caret = area.selectionStart
    area.setRangeText(`${name} `, caret - begun.length, caret, 'end')
    // Drafts and the form listen to it.
    area.dispatchEvent(new Event('input', { bubbles: true }))
    setBegun(null)
    area.focus()
  }

  return (
    <div onInput={look}>
      <OfficeForm intent="notiz" refusal={refusal} withFiles className="space-y-2 print:hidden">
        <TextAreaField
          name="note"
          label="Interne Notiz"
          hint="Sieht nur das Büro. @Name weist jemanden hin."
          rows={1}
        />
        {offered.length > 0 && (
          <div role="group" aria-label="Hinweisen an" className="flex flex-wrap gap-2">
            {offered.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                onClick={() => choose(name)}
                className="min-h-11 rounded-full border border-ink-300 bg-white px-4 font-medium hover:border-action md:min-h-9"
              >{`@${name}`}</button>
            ))}
          </div>
        )}
        <AttachmentField name="notizdateien" label="Dateien der Notiz" summary="Dateien zur Notiz" />
        <div className="flex flex-wrap items-end gap-3">
          {team.length > 0 && (
            <SelectField
              name="hint"
              label="Hinweisen an"
              placeholder="Niemanden"
              options={team.map(({ id, name }) => ({ value: id, label: name }))}
              className="min-w-0 flex-1 basis-36"
            />
          )}
          <SecondarySubmit>Notiz hinzufügen</SecondarySubmit>
        </div>
      </OfficeForm>
    </div>
  )
}
