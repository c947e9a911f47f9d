import { Button } from '#ui/button/button.tsx'
import type { ButtonVariant } from '#ui/button/button-classes.ts'

type StepFormProps<Intent extends string> = { intent: Intent; label: string; variant?: ButtonVariant }

/** One button that changes something by a plain post: opening a link never does. */
export function StepForm<Intent extends string>({ intent, label, variant = 'primary' }: StepFormProps<Intent>) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={variant}>
        {label}
      </Button>
    </form>
  )
}
