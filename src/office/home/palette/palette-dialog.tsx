import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { plural } from '#ui/format.ts'
import { type Hit, type HitGroup, SEARCH_ANSWER } from './hits.ts'

/** A field with a list below it, as the ARIA Authoring Practices have a combobox: the focus stays in the field. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Schnellzugriff" closeOnBackdrop>
      <Finder onClose={onClose} />
    </Dialog>
  )
}

type Option = Hit & { id: string }

function Finder({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  // Enter was quicker than the answer.
  const isGoing = useRef(false)
  const { groups, isAsking, isBroken } = useHits(typed)
  const options = optionsOf(groups, id)
  const active = options[Math.min(at, options.length - 1)]
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (active) document.getElementById(active.id)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const chosen = active?.to
  useEffect(() => {
    if (!isGoing.current || isAsking || chosen === undefined) return
    onClose()
    void navigate(chosen)
  }, [isAsking, chosen, navigate, onClose])

  function go(to: string) {
    onClose()
    void navigate(to)
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined && options.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, options.length - 1) + by + options.length) % options.length)
    }
    if (event.key !== 'Enter') return
    if (isAsking) isGoing.current = true
    else if (active) go(active.to)
  }
  return (
    <div className="space-y-3">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Schnellzugriff"
        aria-expanded={options.length > 0}
        aria-controls={`${id}liste`}
        aria-autocomplete="list"
        aria-activedescendant={active?.id}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder="Vorgang, Name, Wohnung, Seite …"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
          isGoing.current = false
        }}
        onKeyDown={press}
        className="field-control"
      />
      <p role="status" className={classNames('text-sm text-ink-600', options.length > 0 && 'sr-only')}>
        {isAsking ? 'Sucht …' : statusOf(options.length, isBroken)}
      </p>
      <div id={`${id}liste`} role="listbox" aria-label="Treffer" className="space-y-3">
        {groups.map((group) => (
          <div key={group.label} role="group" aria-labelledby={`${id}${group.label}`}>
            <p id={`${id}${group.label}`} className="pb-1 text-xs font-semibold text-ink-600">
              {group.label}
            </p>
            {options
              .filter((option) => option.group === group.label)
              .map((option) => (
                <div
                  key={option.id}
                  id={option.id}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.id === active?.id}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => go(option.to)}
                  onKeyDown={press}
                  className="min-h-11 cursor-pointer scroll-my-2 rounded-control px-3 py-1.5 hover:bg-ink-100 aria-selected:bg-brand-100"
                >
                  <p className="[overflow-wrap:anywhere] line-clamp-2 font-medium text-ink-950">{option.title}</p>
                  <p className="[overflow-wrap:anywhere] text-xs text-ink-600">{option.detail}</p>
                </div>
              ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function optionsOf(groups: readonly HitGroup[], id: string): (Option & { group: string })[] {
  return groups
    .flatMap(({ label, hits, more }) => [
      ...hits.map((hit) => ({ ...hit, group: label })),
      ...(more ? [{ to: more.to, title: more.text, detail: '', group: label }] : []),
    ])
    .map((hit, index) => ({ ...hit, id: `${id}${index}` }))
}

function statusOf(count: number, isBroken: boolean): string {
  if (isBroken) return 'Die Suche ist gerade nicht zu erreichen. Ist das Netz da, tippen Sie weiter.'
  return count === 0
    ? 'Nichts gefunden. Versuchen Sie ein anderes Wort, oder weniger Wörter.'
    : plural(count, 'Treffer', 'Treffer')
}

const PAUSE_MS = 120

type Answer = { typed: string; groups: HitGroup[]; isBroken: boolean }

/** Asks the server a moment after the last key; an older question's answer is thrown away. */
function useHits(typed: string): Answer & { isAsking: boolean } {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const old = new AbortController()
    const ask = async () => {
      try {
        const response = await fetch(`${SEARCH_ANSWER}?${new URLSearchParams({ q: typed })}`, { signal: old.signal })
        const isGood = response.ok && !response.redirected
        const groups: HitGroup[] = isGood ? await response.json() : []
        setAnswer({ typed, groups, isBroken: !isGood })
      } catch {
        if (!old.signal.aborted) setAnswer({ typed, groups: [], isBroken: true })
      }
    }
    const timer = setTimeout(() => void ask(), typed === '' ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      old.abort()
    }
  }, [typed])
  return { ...(answer ?? { typed: '', groups: [], isBroken: false }), isAsking: answer?.typed !== typed }
}
