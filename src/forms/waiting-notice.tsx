import { CloudOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { formatDateTime } from '#ui/format.ts'
import { Progress } from '#ui/progress/progress.tsx'
import type { SubmissionFormState } from './use-submission-form.ts'

type WaitingNoticeProps = {
  form: SubmissionFormState
  /** Label of the form's own button. */
  submitLabel: string
  children?: ReactNode
}

const AGAIN = 'Jetzt erneut senden'

/** In the form's place while it waits for the network: what is kept where, what happens next, and two buttons. */
export function WaitingNotice({ form, submitLabel, children }: WaitingNoticeProps) {
  const { submission } = form
  const box = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  // The button that was pressed is gone.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start' })
    title.current?.focus({ preventScroll: true })
  }, [])

  if (submission.kind !== 'waiting') return null
  const { since, isAutomatic, isTrying, percentSent } = submission
  return (
    <div
      ref={box}
      className="grid scroll-mt-64 gap-5 sm:scroll-mt-0 rounded-card border-2 border-warn-700 bg-warn-50 p-5 sm:p-7"
    >
      <div className="flex items-start gap-4">
        <CloudOff aria-hidden="true" className="mt-1 size-8 shrink-0 text-warn-700" />
        <h3 ref={title} tabIndex={-1} className="text-2xl">
          Noch nicht gesendet: keine Antwort
        </h3>
      </div>
      <div className="grid gap-3 text-ink-800">
        <p>{whatIsKept(form, formatDateTime(new Date(since)))}</p>
        <p>{whatHappens(form.draft.isKept, isAutomatic)}</p>
      </div>
      <div role="status" className="font-semibold text-ink-950">
        {isTrying ? 'Wird gesendet...' : isAutomatic ? 'Wartet auf das Netz.' : 'Wartet auf Sie.'}
      </div>
      {isTrying && percentSent !== undefined && (
        <Progress label={`${form.fileNoun} werden hochgeladen`} value={percentSent} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={isTrying} aria-label={`${submitLabel}: ${AGAIN}`} onClick={form.sendAgain}>
          {AGAIN}
        </Button>
        <Button variant="secondary" onClick={form.stopWaiting}>
          Nicht senden, weiter bearbeiten
        </Button>
      </div>
      {children}
    </div>
  )
}

function whatIsKept({ draft: { isKept, files }, fileNoun }: SubmissionFormState, since: string): string {
  const when = `Wir haben am ${since} Uhr keine Antwort vom Server erhalten.`
  if (!isKept) return `${when} Dieses Gerät kann nichts speichern, zum Beispiel weil Sie ein privates Fenster nutzen.`
  if (files === 'failed')
    return `${when} Ihre Angaben sind auf diesem Gerät gespeichert, die ${fileNoun} konnte es nicht aufheben.`
  return `${when} Ihre Angaben ${files === 'kept' ? `und ${fileNoun} ` : ''}sind auf diesem Gerät gespeichert.`
}

function whatHappens(isKept: boolean, isAutomatic: boolean): string {
  if (!isAutomatic) return 'Möchten Sie sie jetzt senden? Nichts wird doppelt gespeichert.'
  const soon = 'Sobald das Netz zurück ist, werden sie von selbst gesendet. Nichts wird doppelt gespeichert.'
  if (!isKept) return `${soon} Bitte lassen Sie diese Seite so lange offen.`
  return `${soon} Lassen Sie diese Seite am besten offen; schließen Sie sie, geht es weiter, wenn Sie sie wieder öffnen.`
}
