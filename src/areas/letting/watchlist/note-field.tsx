import { useId } from 'react'
import { LONGEST_NOTE, writeNote } from './kept.ts'

type NoteFieldProps = { id: string; note: string; name: string }

/** Kept with every letter, on this device alone. */
export function NoteField({ id, note, name }: NoteFieldProps) {
  const fieldId = useId()
  return (
    <div>
      <label htmlFor={fieldId} className="mb-1 block text-sm font-semibold text-ink-950">
        Ihre Notiz<span className="sr-only">{` zu ${name}`}</span>
      </label>
      <textarea
        id={fieldId}
        value={note}
        rows={2}
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        placeholder="Zum Beispiel: Balkon nach Süden?"
        className="field-control text-sm"
        onChange={(event) => writeNote(id, event.currentTarget.value)}
      />
    </div>
  )
}
