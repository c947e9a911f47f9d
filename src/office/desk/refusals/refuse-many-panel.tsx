import { useEffect, useRef } from 'react'
import { plural } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { type FormRefusal, OfficeForm, SecondarySubmit, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { refusalOf } from './reasons.ts'
import { RefusalFields } from './refusal-fields.tsx'
import type { Refusing } from './refuse-many.server.ts'

const INTENT = 'viele-ablehnen'

/** One refusal for all that are ticked: reason, day and mail once, and how one of the mails will read. */
export function RefuseManyPanel({ refusing, now }: { refusing: Refusing; now: number }) {
  const { kind, targets, leftOut, values, errors, preview } = refusing
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const rules = refusalOf(kind)
  if (!rules) return null
  const refusal: FormRefusal | undefined =
    Object.keys(errors).length > 0 ? { intent: INTENT, errors, values } : undefined
  const all = plural(targets.length, 'Bewerbung', 'Bewerbungen')
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-card">
      <Panel anchor="viele-ablehnen" title={`${all} ablehnen`}>
        <p>{`Noch ist nichts geschehen. Jede Person bekommt ihre eigene E-Mail.${leftOut > 0 ? ` ${plural(leftOut, 'ausgewählter Vorgang bleibt', 'ausgewählte Vorgänge bleiben')}, wie ${leftOut === 1 ? 'er ist' : 'sie sind'}: schon geschlossen oder von anderer Art.` : ''}`}</p>
        <OfficeForm intent={INTENT} refusal={refusal} values={values} required={['reason']} className="space-y-4">
          <input type="hidden" name="art" value={kind} />
          {targets.map((target) => (
            <input key={target} type="hidden" name="request" value={target} />
          ))}
          <div className="grid gap-5 xl:grid-cols-2">
            <div className="space-y-4">
              <RefusalFields kind={kind} rules={rules} now={now} />
            </div>
            {preview && (
              <Notice tone="info" title={`So liest es sich, zum Beispiel bei ${preview.reference}`}>
                <p className="font-semibold [overflow-wrap:anywhere] text-ink-950">{preview.subject}</p>
                <p className="[overflow-wrap:anywhere] whitespace-pre-line">{preview.text}</p>
                <p className="text-xs text-ink-600">
                  Was noch in doppelten Klammern steht, wird beim Senden eingesetzt.
                </p>
              </Notice>
            )}
          </div>
          <div className="flex flex-wrap gap-3">
            <SubmitButton size="sm" variant="danger">
              {`${all} ablehnen`}
            </SubmitButton>
            <SecondarySubmit name="vorschau" value="1">
              Vorschau erneuern
            </SecondarySubmit>
          </div>
        </OfficeForm>
      </Panel>
    </div>
  )
}
