import { laterSteps } from '#forms/later-steps.tsx'
import { latePart } from '#ui/late-part/late-part.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { steps } from './rules.ts'
import type { ServicesStepProps } from './steps/services-step.tsx'

const [, ...others] = steps

/** What nobody needs who only looks at the form: its later steps, and what asks once more. */
export const later = laterSteps<string, ServicesStepProps>(
  others,
  async () => (await import('./steps/later-steps.tsx')).laterContents,
)
export const ConfirmDialog = latePart<ConfirmDialogProps>(
  'rueckfrage',
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
)

export function prepareLater(): void {
  later.prepare()
  void ConfirmDialog.prepare()
}
