import { type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type FormRefusal, OfficeForm, SecondarySubmit, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { type Autosave, useAutosave } from '#office/frame/frame/use-autosave.ts'
import { useWhileTyped } from '#office/frame/frame/use-while-typed.ts'
import { filledWhenSent, firstGap } from '#office/desk/templates/variables.ts'
import { VariableList } from '#office/desk/templates/variable-list.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { TextAreaField, TextField } from '#forms/text-field.tsx'
import { formatDateTime } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import type { ShownRequest } from '../shown-request.ts'
import { AttachmentField } from '../attachments/attachment-field.tsx'
import { ANSWER_FORM, type AnswerRefusal } from './answer-refusal.ts'
import type { AnswerState } from './answer-state.server.ts'

type AnswerPanelProps = { request: ShownRequest; answer: AnswerState; refusal: FormRefusal | undefined }

const nothing: readonly string[] = []

/** An answer by mail, from a template or free. What is typed is kept on the server until it is sent. */
export function AnswerPanel({ request, answer, refusal }: AnswerPanelProps) {
  const [query] = useSearchParams()
  const box = useRef<HTMLDivElement>(null)
  const { draft, templates, sentByMe } = answer
  // Warns a writer who began before something new came.
  const { shown: seen, listeners } = useWhileTyped(request.id, answer.seen)
  const { state: autosave } = useAutosave(box, `/verwaltung/anfragen/${request.reference}/entwurf`)
  const inserted = query.get('eingesetzt')
  useGapSelected(box, inserted, answer.isHidden ? filledWhenSent : nothing)
  const preview = refusal?.intent === ANSWER_FORM ? (refusal as AnswerRefusal).preview : undefined
  if (!answer.hasAddress)
    return <NoAddress way={request.cameBy === 'brief' ? 'per Brief' : 'am Telefon oder per Brief'} />
  return (
    <Panel anchor="antwort" title="Antworten" className="scroll-mt-4 print:hidden">
      <p className="text-ink-600 [overflow-wrap:anywhere]">
        {answer.isHidden
          ? `An ${request.contactName}. Anrede, Name und Link werden erst beim Senden eingesetzt.`
          : `An ${request.contactName}, ${request.contactEmail}. Vor dem Betreff steht von selbst [${request.reference}].`}
      </p>
      <div ref={box} {...listeners}>
        <OfficeForm
          // Drawn anew when a template was put in or the answer is sent, and never while somebody types.
          key={`${inserted ?? ''} ${sentByMe}`}
          intent={ANSWER_FORM}
          refusal={refusal}
          values={{ template: draft?.templateKey ?? '', subject: draft?.subject ?? '', body: draft?.body ?? '' }}
          ownIntents
          withFiles
          className="space-y-3"
        >
          <input type="hidden" name="version" value={request.version} />
          <input type="hidden" name="seen" value={seen} />
          <div className="grid items-end gap-3 lg:max-[88rem]:grid-cols-2">
            <div className="flex items-end gap-3">
              <SelectField
                name="template"
                label="Vorlage"
                placeholder="Bitte wählen"
                options={templates}
                className="min-w-0 flex-1 basis-56"
              />
              <End intent="antwort-vorlage" variant="secondary">
                Einsetzen
              </End>
            </div>
            <TextField name="subject" label="Betreff" />
          </div>
          <TextAreaField name="body" label="Text" rows={6} />
          <AttachmentField
            name="anhaenge"
            label="Anhänge"
            summary="Dateien anhängen"
            hint="Zusammen bis 5 MB gehen sie mit der E-Mail, sonst führt ihr Link dorthin. Wählen Sie zuerst die Vorlage."
          />
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <VariableList use="answer" />
            <p className="text-xs text-ink-600">{savedText(autosave, draft?.savedAt)}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <End intent="antwort-senden">Senden</End>
            {request.mergedInto === null && (
              <>
                <End intent="antwort-erledigen" variant="secondary">
                  Antworten und erledigen
                </End>
                <End intent="antwort-warten" variant="secondary">
                  Antworten und auf Rückmeldung warten
                </End>
              </>
            )}
          </div>
          <div className="-ml-4 flex flex-wrap gap-x-3">
            <End intent="antwort-vorschau" variant="quiet">
              Vorschau
            </End>
            <End intent="antwort-entwurf" variant="quiet">
              Entwurf sichern
            </End>
            {draft && (
              <End intent="antwort-verwerfen" variant="quiet">
                Entwurf verwerfen
              </End>
            )}
          </div>
        </OfficeForm>
      </div>
      {preview && (
        <Notice tone="info" role="status" title="So kommt die Antwort an">
          <p className="font-semibold [overflow-wrap:anywhere] text-ink-950">{preview.subject}</p>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">{preview.text}</p>
        </Notice>
      )}
      {answer.link !== null && <SenderLinkForm link={answer.link} version={request.version} refusal={refusal} />}
    </Panel>
  )
}

/** Of somebody who telephoned or wrote a letter, and has no e-mail address. */
function NoAddress({ way }: { way: string }) {
  return (
    <Panel anchor="antwort" title="Antworten" className="scroll-mt-4 print:hidden">
      <p>{`Zu diesem Vorgang gibt es keine E-Mail-Adresse. Antworten Sie ${way}, und halten Sie es als interne Notiz fest.`}</p>
    </Panel>
  )
}

/** One way to end the form. */
function End({ intent, variant, children }: { intent: string; variant?: 'secondary' | 'quiet'; children: string }) {
  return (
    <SubmitButton intent={intent} name="intent" value={intent} size="sm" {...(variant ? { variant } : {})}>
      {children}
    </SubmitButton>
  )
}

function savedText(autosave: Autosave, savedAt: string | undefined): string {
  if (autosave === 'failed') return 'Der Entwurf ist nicht gesichert: Die Verbindung fehlt.'
  if (autosave === 'saved') return 'Der Entwurf ist gesichert.'
  return savedAt === undefined ? '' : `Entwurf von ${formatDateTime(new Date(savedAt))} Uhr`
}

type SenderLinkFormProps = { link: string; version: number; refusal: FormRefusal | undefined }

/** The sender's own page: what it is, and how to shut it when its link came into the wrong hands. */
function SenderLinkForm({ link, version, refusal }: SenderLinkFormProps) {
  return (
    <details open={refusal?.intent === 'link-sperren'} className="border-t border-ink-200 pt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Seite des Absenders</summary>
      <OfficeForm intent="link-sperren" refusal={refusal} className="space-y-3 pt-1">
        <input type="hidden" name="version" value={version} />
        <p>
          Jede E-Mail an den Absender enthält den Link zu seiner Seite. Dort sieht er den Stand und Ihre Antworten,
          keine Notizen und keine Namen.
        </p>
        <p>
          <ThumbLink href={link} target="_blank" rel="noreferrer">
            Die Seite ansehen (neues Fenster)
          </ThumbLink>
        </p>
        <p>Kam der Link in falsche Hände? Dann machen Sie ihn ungültig. Ihre nächste Antwort enthält einen neuen.</p>
        <SecondarySubmit>Link ungültig machen</SecondarySubmit>
      </OfficeForm>
    </details>
  )
}

/**
 * Selects what has to be said in one's own words first, as soon as a template was put in: who types replaces it. `inserted` changes with
 * each template; `filledLater`: what is left open is no gap.
 */
function useGapSelected(
  box: RefObject<HTMLElement | null>,
  inserted: string | null,
  filledLater: readonly string[],
): void {
  useEffect(() => {
    const text = box.current?.querySelector<HTMLTextAreaElement>('textarea[name="body"]')
    const gap = inserted === null || !text ? null : firstGap(text.value, filledLater)
    if (!text || !gap) return
    text.focus()
    text.setSelectionRange(gap.start, gap.end)
  }, [box, inserted, filledLater])
}
