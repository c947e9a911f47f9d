import { type ComponentProps, type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import type { EmailSuggestionProps } from './email-suggestion.tsx'
import { FieldFrame, type FieldProps, useControl } from './field-frame.tsx'

// Where it cannot be fetched, the field is what it is without it.
const loadSuggestion = (): Promise<ComponentType<EmailSuggestionProps>> =>
  import('./email-suggestion.tsx').then(
    ({ EmailSuggestion: loaded }) => loaded,
    () => () => null,
  )
const EmailSuggestion = lazy(async () => ({ default: await loadSuggestion() }))

/** What is pressed must not move away between the finger's two halves. */
const AFTER_A_PRESS_MS = 300

type EmailFieldProps = FieldProps & Pick<ComponentProps<'input'>, 'autoComplete' | 'defaultValue'>

/**
 * An e-mail address. A domain that is one slip from a common one brings „Meinten Sie …?“, when the field is left or, without scripts, when
 * the form comes back; it never stops anybody.
 */
export function EmailField({ name, label, required, hint, voluntary, className, ...rest }: EmailFieldProps) {
  const control = useControl({ name, label, required, hint, voluntary })
  const input = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState(String(rest.defaultValue ?? control.field.defaultValue))

  function take(meant: string) {
    if (!input.current) return
    input.current.value = meant
    // As if it had been typed: the form reads its inputs when they tell.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    setLeft(meant)
    input.current.focus()
  }

  return (
    <FieldFrame control={control} label={label} className={className}>
      <input
        ref={input}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={control.field.defaultValue}
        {...control.attributes}
        {...rest}
        onChange={() => setLeft('')}
        onFocus={() => void loadSuggestion()}
        onBlur={({ target }) => setTimeout(() => setLeft(target.value), AFTER_A_PRESS_MS)}
        className="field-control"
      />
      <div role="status">
        <Suspense>{left.includes('@') && <EmailSuggestion typed={left} onTake={take} />}</Suspense>
      </div>
    </FieldFrame>
  )
}
