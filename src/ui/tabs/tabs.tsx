import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'

type TabsProps = {
  /** The divided whole: „Angaben zum Gebäude“. */
  label: string
  tabs: { id: string; label: string; content: ReactNode }[]
  /** The tab that is open at first; the first one if not said. */
  initial?: string
}

const moves = new Map<string, (index: number, count: number) => number>([
  ['ArrowRight', (index, count) => (index + 1) % count],
  ['ArrowLeft', (index, count) => (index - 1 + count) % count],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
])

/** Arrow keys, Home and End choose. Without JavaScript all panels stand under each other, with their names as headings. */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(initial ?? tabs[0]?.id)

  function move(event: KeyboardEvent, index: number) {
    const target = moves.get(event.key)?.(index, tabs.length)
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    setOpen(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="needs-js mb-6 flex gap-1 overflow-x-auto border-b border-ink-200 p-1 pb-0"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === open}
            aria-controls={`${base}-${tab.id}-inhalt`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => setOpen(tab.id)}
            onKeyDown={(event) => move(event, index)}
            className={classNames(
              'min-h-12 shrink-0 rounded-t-lg border-b-[3px] px-4 font-semibold whitespace-nowrap transition-colors',
              tab.id === open
                ? 'border-action text-action-strong'
                : 'border-transparent text-ink-600 hover:border-brand-300 hover:text-ink-950',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-inhalt`}
          aria-labelledby={`${base}-${tab.id}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={classNames('rounded-lg', tab.id !== open && 'with-js-hidden')}
        >
          <p className="without-js mb-2 text-xl font-bold text-ink-950">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
