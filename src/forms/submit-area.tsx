import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { type Submission, submissionTexts } from './submission.ts'

type SubmitButtonProps = { submission: Submission; label: string }

/** Sends the form. While it is on its way it says so and cannot be pressed; whoever tries again finds the same button. */
export function SubmitButton({ submission, label }: SubmitButtonProps) {
  const isSending = submission.kind === 'sending'
  return (
    <Button type="submit" size="lg" busy={isSending} disabled={isSending}>
      {isSending ? submissionTexts.sending : label}
    </Button>
  )
}

/** How far the files are, while they are on their way. */
export function UploadProgress({ submission, noun }: { submission: Submission; noun: string }) {
  if (submission.kind !== 'sending' || submission.percentSent === undefined) return null
  const { percentSent } = submission
  const label = percentSent < 100 ? `${noun} werden hochgeladen` : `${noun} werden geprüft`
  return (
    <div>
      <p className="mb-2 flex justify-between gap-4 text-sm text-ink-700">
        <span>{label}</span>
        <span className="tabular">{percentSent} %</span>
      </p>
      <Progress label={label} value={percentSent} />
    </div>
  )
}

/** Why a form was not stored, beside its button, read out at once. `children` follow a refusal: what could be done instead. */
export function SubmissionFailure({ submission, children }: { submission: Submission; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)

  // The button that was pressed could not be used meanwhile, so the focus has no place any more.
  useEffect(() => {
    if (submission.kind === 'failed') box.current?.focus()
  }, [submission])

  if (submission.kind !== 'failed') return null
  const wasRefused = submission.why === 'refused'
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="error" role="alert" title={wasRefused ? 'Das ging leider nicht' : 'Noch nicht gesendet'}>
        <p>{submission.title}</p>
        {wasRefused && children}
      </Notice>
    </div>
  )
}
