import { useState } from 'react'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { FieldFrame, Fieldset, useControl } from '#forms/field-frame.tsx'
import { readHex } from '#company/color.ts'
import { typefaces } from '#company/typefaces.ts'
import { fieldsOf, type FieldSpec } from '#company/content/field-spec.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { CollisionPanel } from '../content/collision-panel.tsx'
import type { EditRefusal } from '../content/edit-form.server.ts'
import { UnsavedGuard } from '../content/unsaved-guard.tsx'
import { OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { ColorSample } from './color-sample.tsx'
import { LogoField, type ShownLogo } from './logo-field.tsx'
import { type LogoUse, logoUses } from '#company/logo/logo-file.ts'
import { lookGroups } from './look-groups.ts'
import { TypefaceField } from './typeface-field.tsx'
import { HOUSE_COLOR } from '#company/palette.ts'

type LookFormProps = {
  values: Record<string, string>
  version: number
  answer: EditRefusal | undefined
  brand: string
  look: Record<LogoUse, ShownLogo>
  /** Style sheet of what is only looked at; null: the page shows what is stored. */
  previewSheet: string | null
  isWritable: boolean
}

const specs = new Map(fieldsOf(lookGroups).map((field) => [field.name, field]))

/** A field as the facts declare it. */
function specOf(name: string): FieldSpec {
  const spec = specs.get(name)
  if (!spec) throw new Error(`no fact is called ${name}`)
  return spec
}

/** Logo, colour and typeface. „Vorschau“ draws this page in what was chosen, on the server: it needs no script. */
export function LookForm(props: LookFormProps) {
  const { values, version, answer, brand, look, previewSheet, isWritable } = props
  const shown = { ...values, ...answer?.values }
  const [color, setColor] = useState(shown.brand_color ?? '')
  const isRefused =
    answer !== undefined && (answer.collision !== undefined || Object.keys(answer.errors ?? {}).length > 0)
  const showsName = specOf('logo_shows_name')
  return (
    <>
      {/* In the page, not in its head: it ends with the page. */}
      {previewSheet && <link rel="stylesheet" href={previewSheet} />}
      <OfficeForm
        intent="speichern"
        refusal={isRefused ? answer : undefined}
        values={shown}
        withFiles
        reloadDocument
        forgetsWhenSent
        ownIntents
      >
        <input type="hidden" name="version" value={version} />
        {isWritable && <UnsavedGuard isRefused={answer !== undefined} />}
        {answer?.collision && <CollisionPanel collision={answer.collision} fields={fieldsOf(lookGroups)} />}
        {previewSheet && !isRefused && (
          <Notice tone="info" role="status" title="Vorschau">
            So sähe es aus: auch diese Seite. Gespeichert ist noch nichts.
          </Notice>
        )}
        <fieldset disabled={!isWritable} className="min-w-0 space-y-5">
          <legend className="sr-only">Aussehen</legend>
          <Panel>
            <Fieldset
              legend="Logo"
              columns={1}
              hint="SVG oder PNG bis 5 MB. Ohne eigenes steht dort ein gezeichnetes Haus in Ihrer Farbe."
            >
              <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
                {logoUses.map((use) => (
                  <LogoField key={use} spec={specOf(use)} use={use} value={shown[use] ?? ''} logo={look[use]} />
                ))}
              </div>
              <CheckboxField name="logo_shows_name" label={showsName.label} hint={showsName.hint} />
            </Fieldset>
          </Panel>
          <Panel>
            <Fieldset legend="Farbe" columns={1}>
              <ColorField spec={specOf('brand_color')} value={color} onChange={setColor} />
              <ColorSample color={color.trim() === '' ? '' : readHex(color)} brand={brand} />
            </Fieldset>
          </Panel>
          <Panel>
            <Fieldset legend="Schrift" columns={1}>
              <TypefaceField name="typeface" chosen={shown.typeface ?? ''} choices={Object.entries(typefaces)} />
            </Fieldset>
          </Panel>
        </fieldset>
        {isWritable && (
          <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap gap-3 border-t border-ink-200 bg-ink-50 px-4 py-3 sm:mx-0 sm:px-0 lg:bottom-0">
            <SubmitButton name="intent" value="speichern">
              Speichern
            </SubmitButton>
            <SubmitButton intent="vorschau" name="intent" value="vorschau" variant="secondary">
              Vorschau
            </SubmitButton>
          </div>
        )}
      </OfficeForm>
    </>
  )
}

type ColorFieldProps = { spec: FieldSpec; value: string; onChange: (value: string) => void }

/** A colour as text, and with a script the browser's own picker beside it. */
function ColorField({ spec, value, onChange }: ColorFieldProps) {
  const control = useControl({ name: spec.name, label: spec.label, hint: spec.hint })
  return (
    <FieldFrame control={control} label={spec.label}>
      <div className="flex max-w-xs gap-3">
        <input
          type="text"
          {...control.attributes}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          placeholder={HOUSE_COLOR}
          className="field-control tabular"
        />
        <input
          type="color"
          aria-label="Farbe aussuchen"
          value={readHex(value) ?? HOUSE_COLOR}
          onChange={({ target }) => onChange(target.value)}
          className="needs-js h-12 w-14 shrink-0 cursor-pointer rounded-control border border-field bg-white p-1"
        />
      </div>
    </FieldFrame>
  )
}
