import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { formatDate } from '#ui/format.ts'
import { readDay } from './days.ts'
import { isDay } from '#values/day.ts'
import { FieldFrame, labelId, type FieldProps, useControl } from './field-frame.tsx'

type DateFieldProps = FieldProps & {
  /** Days outside cannot be chosen in the calendar; YYYY-MM-DD. What is typed is judged by the schema. */
  min?: string
  max?: string | undefined
  autoComplete?: string | undefined
  /** TT.MM.JJJJ or YYYY-MM-DD. */
  defaultValue?: string
}

const loadCalendar = () => import('./date-calendar.tsx')
const CalendarDialog = lazy(async () => ({ default: (await loadCalendar()).CalendarDialog }))

const FORMAT = 'TT.MM.JJJJ'

/** A day, typed as TT.MM.JJJJ or taken from a calendar that is fetched when first wanted. What is typed is sent. */
export function DateField(props: DateFieldProps) {
  const {
    name,
    label,
    required,
    hint = `Format: ${FORMAT}`,
    voluntary,
    className,
    min = '1900-01-01',
    max,
    defaultValue,
    ...rest
  } = props
  const control = useControl({ name, label, required, hint, voluntary })
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Not before it is first wanted; from then on the dialog stays, since closing it gives the focus back.
  const [shown, setShown] = useState<{ selected: string | null; today: Date } | null>(null)

  function open() {
    setShown({ selected: typedDay(input.current), today: new Date() })
    setOpen(true)
  }

  function take(day: string) {
    if (input.current) enter(input.current, formatDate(day))
    setOpen(false)
  }

  return (
    <FieldFrame control={control} label={label} className={className}>
      <div className="relative">
        <input
          ref={input}
          type="text"
          inputMode="numeric"
          maxLength={12}
          placeholder={FORMAT}
          {...control.attributes}
          defaultValue={formatDate(defaultValue ?? control.field.defaultValue)}
          {...rest}
          className="field-control pr-13! tabular"
        />
        <button
          type="button"
          aria-label="Kalender öffnen"
          aria-describedby={labelId(control.field.id)}
          aria-haspopup="dialog"
          onClick={open}
          onFocus={() => void loadCalendar()}
          onPointerEnter={() => void loadCalendar()}
          className="needs-js absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-[0.65rem] text-action transition-colors hover:bg-brand-100 hover:text-action-strong"
        >
          <CalendarDays aria-hidden="true" className="size-5" />
        </button>
      </div>
      <Suspense>
        {shown && (
          <CalendarDialog
            {...shown}
            title={label}
            open={isOpen}
            min={min}
            max={max}
            onSelect={take}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </FieldFrame>
  )
}

/** The day that stands in the input, if it is one. */
function typedDay(input: HTMLInputElement | null): string | null {
  const day = readDay(input?.value ?? '')
  return day !== null && isDay(day) ? day : null
}

/** Enters a value as typing would, so that the form notices it (drafts, errors that clear). */
function enter(input: HTMLInputElement, value: string) {
  // React overrides `value` on the element itself and would not see the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
