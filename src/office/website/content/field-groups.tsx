import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { Fieldset } from '#forms/field-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { type FieldGroup, fieldsOf, isAsked, tickFor } from '#company/content/field-spec.ts'
import type { EditRefusal } from './edit-form.server.ts'
import { FieldEntry } from './field-entry.tsx'

type FieldGroupsProps = { groups: readonly FieldGroup[]; isWritable: boolean; refusal: EditRefusal | undefined }

/** The fields group by group. One that a choice beside it does not ask for waits out of sight, with what was typed in it. */
export function FieldGroups({ groups, isWritable, refusal }: FieldGroupsProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  const fields = fieldsOf(groups)
  const choices = fields.filter(({ name }) => fields.some(({ onlyWith }) => onlyWith?.choice === name))
  /** Null until scripts run: everything is shown. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string> | null>(null)

  function readChoices() {
    const value = (name: string) => box.current?.querySelector<HTMLSelectElement>(`[name="${name}"]`)?.value
    setChosen(new Map(choices.map(({ name, emptyMeans = '' }) => [name, value(name) || emptyMeans])))
  }
  // What the browser or a draft has put into the fields counts.
  // oxlint-disable-next-line react/exhaustive-deps -- later choices are read when they are made
  useEffect(readChoices, [])
  function change({ target }: FormEvent) {
    if (target instanceof HTMLSelectElement && choices.some(({ name }) => name === target.name)) readChoices()
  }
  const isHidden = (field: (typeof fields)[number]) =>
    chosen !== null && refusal?.errors?.[field.name] === undefined && !isAsked(field, (name) => chosen.get(name) ?? '')

  return (
    <fieldset ref={box} disabled={!isWritable} onChange={change} className="min-w-0 space-y-5">
      <legend className="sr-only">Angaben</legend>
      {groups.map(({ legend, hint, fields: own }) => (
        <Panel key={legend}>
          <Fieldset legend={legend} {...(hint && { hint })}>
            {own.map((field) => (
              <Fragment key={field.name}>
                <FieldEntry field={field} isHidden={isHidden(field)} />
                {refusal?.doubts?.[field.name] !== undefined && (
                  <CheckboxField
                    name={tickFor(field.name)}
                    label="Die Angaben stimmen so"
                    value={refusal.doubts[field.name]}
                    defaultChecked={refusal.errors?.[field.name] === undefined}
                  />
                )}
              </Fragment>
            ))}
          </Fieldset>
        </Panel>
      ))}
    </fieldset>
  )
}
