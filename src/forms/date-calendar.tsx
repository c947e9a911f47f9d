import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker, type DropdownProps } from 'react-day-picker'
import { de } from 'react-day-picker/locale/de'
import { Dialog } from '#ui/dialog/dialog.tsx'

type DateCalendarProps = {
  /** Days are YYYY-MM-DD. */
  selected: string | null
  today: Date
  min: string
  max?: string | undefined
  onSelect: (day: string) => void
}

// The picker works with local midnights; a day must not move with the time zone.
function toDate(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const pad = (number: number) => String(number).padStart(2, '0')

function toDay(date: Date): string {
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

const YEARS_AHEAD = 10
const chevrons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown }
function Chevron({ orientation = 'down', size = 20 }: { orientation?: keyof typeof chevrons; size?: number }) {
  const Icon = chevrons[orientation]
  return <Icon aria-hidden="true" size={size} />
}

const arrow =
  'grid size-11 shrink-0 place-items-center rounded-full text-action hover:bg-brand-100 aria-disabled:text-ink-400 aria-disabled:hover:bg-transparent'

const looks = {
  month: 'grid grid-cols-[auto_1fr_auto] items-center gap-y-2',
  month_caption: 'flex justify-center',
  dropdowns: 'flex items-center gap-1.5',
  dropdown_root: 'relative rounded-lg focus-within:outline-3 focus-within:outline-action-strong hover:bg-brand-50',
  dropdown: 'absolute inset-0 z-10 w-full cursor-pointer opacity-0',
  caption_label: 'flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold text-ink-950 [&_svg]:size-4',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'col-span-3 mx-auto border-collapse',
  weekday: 'h-9 w-11 text-sm font-medium text-ink-600',
  day: 'p-0 text-center',
  day_button:
    'grid size-11 place-items-center rounded-full tabular hover:bg-brand-100 disabled:text-ink-400 disabled:line-through disabled:hover:bg-transparent',
  today: '[&>button]:font-bold [&>button]:text-action [&>button]:ring-1 [&>button]:ring-action [&>button]:ring-inset',
  selected: '[&>button]:bg-action! [&>button]:font-bold [&>button]:text-white!',
  outside: 'opacity-50',
}

/** As the package's own, but its words stand in an element of their own: a translated page would keep the month before. */
function Dropdown({ options = [], ...select }: DropdownProps) {
  return (
    <span className={looks.dropdown_root}>
      <select {...select} className={looks.dropdown}>
        {options.map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
          </option>
        ))}
      </select>
      <span className={looks.caption_label} aria-hidden="true">
        <span>{options.find(({ value }) => value === select.value)?.label}</span>
        <Chevron size={18} />
      </span>
    </span>
  )
}

type CalendarDialogProps = DateCalendarProps & { title: string; open: boolean; onClose: () => void }

/** The calendar of a day's field, in a file of its own with all that it needs. */
export function CalendarDialog({ title, open, onClose, ...calendar }: CalendarDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="picker" closeOnBackdrop>
      <DateCalendar {...calendar} />
    </Dialog>
  )
}

/** A month in German, weeks from Monday, with lists for month and year. */
function DateCalendar({ selected, today, min, max, onSelect }: DateCalendarProps) {
  const first = toDate(min)
  const last = max ? toDate(max) : new Date(today.getFullYear() + YEARS_AHEAD, 11, 31)
  const chosen = selected ? toDate(selected) : undefined
  const start = chosen ?? (today > last ? last : today)
  return (
    <DayPicker
      mode="single"
      locale={de}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens at the visitor's wish and takes over the keyboard
      autoFocus
      required
      captionLayout="dropdown"
      navLayout="around"
      selected={chosen}
      defaultMonth={start}
      startMonth={first}
      endMonth={last}
      disabled={[{ before: first }, { after: last }]}
      onSelect={(date: Date) => onSelect(toDay(date))}
      classNames={looks}
      components={{ Chevron, Dropdown }}
    />
  )
}
