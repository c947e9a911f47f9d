import { latePart } from '#ui/late-part/late-part.tsx'
import type { SubmissionFormState } from './use-submission-form.ts'

export const DraftNoteView = latePart('entwurf', () =>
  import('./draft-note-view.tsx').then((module) => module.DraftNoteView),
)

/** Says that and where a draft is kept, once there is one; and that another tab has begun the same form. */
export function DraftNote({ form }: { form: SubmissionFormState }) {
  const { isKept, isBegunElsewhere } = form.draft
  return (isKept || isBegunElsewhere) && <DraftNoteView form={form} />
}
