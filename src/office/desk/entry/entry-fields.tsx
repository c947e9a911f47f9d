import { type FormEvent, useState } from 'react'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { readEntered } from '#forms/entered.ts'
import { FileField } from '#forms/file-field.tsx'
import { documentFiles, photoFiles } from '#forms/file-rules.ts'
import { createFormStore, FormStoreContext } from '#forms/form-context.ts'
import { FormField, inputOf } from '#forms/form-field.tsx'
import { MoneyField } from '#forms/text-field.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { drawn, type EntryField, type EntryGroup } from './entry-field.ts'

type EntryFieldsProps = { groups: readonly EntryGroup[]; start: Readonly<Record<string, string>> }

/** The fields of a public form, part by part, each with the plain input of its kind. */
export function EntryFields({ groups, start }: EntryFieldsProps) {
  const [store] = useState(() => createFormStore(start))
  const note = ({ currentTarget }: FormEvent<HTMLDivElement>) => {
    const form = currentTarget.closest('form')
    if (form) store.write(readEntered(form, start))
  }
  return (
    <FormStoreContext value={store}>
      <div onInput={note} className="space-y-5">
        {groups.map(({ title, fields }) => (
          <Panel key={title} title={title || 'Angaben'}>
            <div className="field-grid">
              {fields.map(([name, field]) => (
                <EntryInput key={name} name={name} field={field} />
              ))}
            </div>
          </Panel>
        ))}
      </div>
    </FormStoreContext>
  )
}

function EntryInput({ name, field }: { name: string; field: EntryField }) {
  const of = { fields: { [name]: drawn(field) } }
  const shared = inputOf(of, name)
  if (field.input === 'euro') return <MoneyField {...shared} />
  if (field.input === 'consent') return <CheckboxField {...shared} label={`${field.label}: zugestimmt`} />
  if (field.file) return <FileField {...shared} rule={ruleOf(field.file)} className="sm:col-span-2" />
  if (field.row) return <EntryRows name={name} label={field.label} row={field.row} />
  return <FormField of={of} name={name} />
}

/** All rows at once, folded away: nothing has to be added or taken away, with scripts or without. */
function EntryRows({ name, label, row }: { name: string; label: string; row: NonNullable<EntryField['row']> }) {
  return (
    <details className="sm:col-span-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{label}</summary>
      {row.titles.map((title, position) => (
        <fieldset key={title} className="field-grid pt-3">
          <legend className="font-semibold text-ink-950">{title}</legend>
          {Object.entries(row.fields).map(([part, field]) => (
            <EntryInput key={part} name={`${name}.${position}.${part}`} field={{ ...field, isRequired: false }} />
          ))}
        </fieldset>
      ))}
    </details>
  )
}

/** With the sentences of the form kit; the server judges by the form's own rule. */
function ruleOf({ kind, maxBytes, ...given }: NonNullable<EntryField['file']>) {
  const limits = { maxMegabytes: Math.round(maxBytes / 1024 / 1024), atMost: given.atMost }
  const documents = () => documentFiles({ ...limits, picturesAs: given.pictures?.name })
  return { ...(kind === 'photo' ? photoFiles(limits) : documents()), kind, maxBytes, ...given }
}
