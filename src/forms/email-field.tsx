import { type ComponentProps, useRef, useState } from 'react'
import { suggestEmail } from '#values/email-suggestion.ts'
import { FieldFrame, type FieldProps, useInput } from './field-frame.tsx'

/** A button must not move away between the finger's two halves. */
const AFTER_A_PRESS_MS = 300

type EmailFieldProps = FieldProps & Pick<ComponentProps<'input'>, 'autoComplete' | 'defaultValue'>

/**
 * An e-mail address. A domain that is one slip from a common one brings „Meinten Sie …?“, when the field is left or, without scripts, when
 * the form comes back; it never stops anybody.
 */
export function EmailField(props: EmailFieldProps) {
  const { frame, input: attributes } = useInput(props)
  const input = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState(String(attributes.defaultValue ?? ''))
  const meant = suggestEmail(left)

  function take() {
    if (!input.current || meant === null) return
    input.current.value = meant
    // As if it had been typed: the form reads its inputs when they tell.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    setLeft(meant)
    input.current.focus()
  }

  return (
    <FieldFrame {...frame}>
      <input
        ref={input}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        {...attributes}
        onChange={() => meant !== null && setLeft('')}
        onBlur={({ target }) => setTimeout(() => setLeft(target.value), AFTER_A_PRESS_MS)}
        className="field-control"
      />
      <div role="status">
        {meant !== null && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-800">
            <span className="min-w-0 wrap-anywhere">{`Meinten Sie ${meant}?`}</span>
            <button
              type="button"
              onClick={take}
              className="needs-js link inline-flex min-h-11 items-center font-semibold"
            >
              <span>Übernehmen</span>
            </button>
          </p>
        )}
      </div>
    </FieldFrame>
  )
}
