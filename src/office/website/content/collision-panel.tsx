import { formatDateTime } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { Collision } from './edit-form.server.ts'
import type { FieldSpec } from '#company/content/field-spec.ts'
import { readableText } from './show-value.ts'

type CollisionPanelProps = { collision: Collision; fields: readonly FieldSpec[] }

/** Both versions of every field that differs; the next to save chooses field by field. What was typed stands in the form below. */
export function CollisionPanel({ collision, fields }: CollisionPanelProps) {
  const { staffName, happenedAt } = collision
  return (
    <div ref={focusIt} tabIndex={-1} role="alert" className="scroll-mt-4 rounded-card outline-none">
      <Notice tone="warning" title="Jemand anderes hat inzwischen gespeichert">
        <p>{`${staffName ?? 'Eine andere Person'} hat am ${formatDateTime(new Date(happenedAt))} Uhr gespeichert, während Sie daran gearbeitet haben. Nichts ist verloren: Wählen Sie für jedes Feld, was gelten soll, und speichern Sie.`}</p>
        <div className="mt-3 space-y-3">
          {collision.differences.map(({ name, changedBy, mine, theirs }) => {
            const field = fields.find((each) => each.name === name)
            if (!field) return null
            return (
              <fieldset key={name} className="rounded-control border border-ink-200 bg-white p-3">
                <legend className="px-1 font-semibold text-ink-950">{field.label}</legend>
                <div className="grid gap-2 sm:grid-cols-2">
                  <Choice
                    name={name}
                    value="eigene"
                    isChosen={changedBy === 'both'}
                    title={changedBy === 'both' ? 'Ihre Eingabe' : 'Bisher, von Ihnen nicht geändert'}
                    text={readableText(field, mine)}
                  />
                  <Choice
                    name={name}
                    value="andere"
                    isChosen={changedBy === 'theirs'}
                    title={`Gespeichert von ${staffName ?? 'der anderen Person'}`}
                    text={readableText(field, theirs)}
                  />
                </div>
              </fieldset>
            )
          })}
        </div>
      </Notice>
    </div>
  )
}

/** „Speichern“ may have been pressed far below: this must be seen and heard. */
function focusIt(element: HTMLElement | null) {
  element?.focus()
}

type ChoiceProps = { name: string; value: string; isChosen: boolean; title: string; text: string }

function Choice({ name, value, isChosen, title, text }: ChoiceProps) {
  const id = `nehmen-${name}-${value}`
  return (
    <div className="flex min-h-11 items-start gap-3 rounded-control p-2 has-checked:bg-brand-50">
      <input
        id={id}
        type="radio"
        name={`nehmen.${name}`}
        value={value}
        defaultChecked={isChosen}
        className="mt-0.5 size-5 shrink-0 accent-action"
      />
      <label htmlFor={id} className="min-w-0 flex-1">
        <span className="block text-ink-600">{title}</span>
        <span className="block [overflow-wrap:anywhere] whitespace-pre-line text-ink-950">{text}</span>
      </label>
    </div>
  )
}
