import { type MouseEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { type FieldErrors, FormContext, fieldId } from './form-context.ts'

type ErrorSummaryProps = {
  /** By field name, in the form's order; the context's errors if not said. */
  errors?: FieldErrors
  /** Those of them that still stand beside their fields: the others are struck off, each keeping its line so that nothing jumps. */
  open?: FieldErrors
  /** Names of fields for messages that do not say it: „E-Mail: Pflichtfeld bitte ausfüllen“. */
  labels?: Readonly<Record<string, string>>
  /** Where entering something else would not help. */
  title?: string
  /** A message that belongs to no field. */
  children?: ReactNode
}

/**
 * Stands above the fields, takes the focus when it appears, and leads to each field. Give it a `key` per attempt to send,
 * so that it takes the focus again when the next attempt fails too.
 */
export function ErrorSummary({
  errors,
  open,
  labels,
  title = 'Bitte prüfen Sie Ihre Angaben',
  children,
}: ErrorSummaryProps) {
  const context = useContext(FormContext)
  const entries = Object.entries(errors ?? context.errors)
  const box = useRef<HTMLDivElement>(null)
  const hasSomething = entries.length > 0 || Boolean(children)

  // Only when it appears: while a form clears its errors one by one, the focus stays where somebody types.
  useEffect(() => {
    if (hasSomething) box.current?.focus()
  }, [hasSomething])

  if (!hasSomething) return null

  function visit(event: MouseEvent, name: string) {
    const input = document.getElementById(fieldId(context.idPrefix, name))
    if (!input) return
    event.preventDefault()
    input.focus()
  }

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript the answer 422 brings the reader here
      autoFocus
      className="rounded-card border-2 border-bad-600 bg-bad-50 p-5"
    >
      <h2 className="text-xl text-bad-800">{title}</h2>
      {children}
      <ul className="error-list">
        {entries.map(([name, message]) =>
          open && !Object.hasOwn(open, name) ? (
            <li key={name} className="mended" />
          ) : (
            <li key={name}>
              <a href={`#${fieldId(context.idPrefix, name)}`} onClick={(event) => visit(event, name)}>
                {labels?.[name] ? `${labels[name]}: ${message}` : message}
              </a>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

type Faults = {
  /** Beside the fields; a message goes as soon as its field is edited. */
  fields: FieldErrors
  /** In the summary: as found at the last check; what is corrected is struck off there, and nothing jumps. */
  found: FieldErrors
  /** Counts the checks; a new one brings the summary, and with it the focus, even when it says the same. */
  check: number
}

/** The messages of a form: beside its fields and in the summary above them. */
export function useFaults(initial: FieldErrors = {}) {
  const [faults, setFaults] = useState<Faults>({ fields: initial, found: initial, check: 0 })
  return {
    ...faults,
    report: (errors: FieldErrors) => setFaults(({ check }) => ({ fields: errors, found: errors, check: check + 1 })),
    clear: () => setFaults(({ check }) => ({ fields: {}, found: {}, check })),
    /** A field was edited: its message goes, and that of the list it belongs to. With the last one the summary goes, too. */
    edited(name: string) {
      setFaults((known) => {
        const rest = Object.entries(known.fields).filter(([each]) => each !== name && !name.startsWith(`${each}.`))
        if (rest.length === Object.keys(known.fields).length) return known
        return { ...known, fields: Object.fromEntries(rest), ...(rest.length === 0 && { found: {} }) }
      })
    },
  }
}
