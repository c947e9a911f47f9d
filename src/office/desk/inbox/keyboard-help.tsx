import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { areKeysOn, switchKeys } from './use-list-keys.ts'

const reading = [
  ['j', 'Nächster Vorgang'],
  ['k', 'Voriger Vorgang'],
  ['Enter', 'Vorgang öffnen; dort gehen j und k weiter'],
  ['/', 'Suche'],
  ['Strg K', 'Schnellzugriff, auf jeder Seite der Verwaltung'],
  ['?', 'Diese Hilfe'],
] as const

const writing = [
  ['e', 'Vorgang erledigt'],
  ['a', 'Vorgang übernehmen'],
  ['u', 'Letzte Änderung zurücknehmen'],
  ['x', 'Vorgang auswählen'],
  ['r', 'Im Vorgang: antworten'],
  ['n', 'Im Vorgang: Notiz schreiben'],
] as const

/** The keys of the list, and the switch that turns them off. */
export function KeyboardHelp({ mayWrite }: { mayWrite: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        data-keyboard-help=""
        className="needs-js max-lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden="true" />
        Tasten
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Tasten der Liste">
        {isOpen && <Keys rows={mayWrite ? [...reading, ...writing] : reading} />}
      </Dialog>
    </>
  )
}

function Keys({ rows }: { rows: readonly (readonly [string, string])[] }) {
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <div className="space-y-4">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {rows.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-md border border-ink-300 bg-ink-100 px-2 py-0.5 font-mono text-sm">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={isOn}
          onChange={(event) => {
            switchKeys(event.target.checked)
            setOn(event.target.checked)
          }}
        />
        Tasten eingeschaltet
      </label>
    </div>
  )
}
