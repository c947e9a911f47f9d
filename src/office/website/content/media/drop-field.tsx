import { type DragEvent, useState } from 'react'
import { FieldError } from '#forms/field-frame.tsx'
import { useField } from '#forms/form-context.ts'
import { classNames } from '#ui/class-names.ts'

type DropFieldProps = {
  name: string
  label: string
  hint?: string
  multiple?: boolean
  accept: string
  /** Told which files stand in the input. */
  onChoose?: (files: readonly File[]) => void
}

/** A file input that is also a place to drop files on: without JavaScript the browser's own input takes both. */
export function DropField({ name, label, hint, multiple = false, accept, onChoose }: DropFieldProps) {
  const field = useField(name)
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent<HTMLDivElement>) {
    setOver(false)
    const input = event.currentTarget.querySelector('input')
    if (!input || event.target === input) return
    event.preventDefault()
    if (event.dataTransfer.files.length === 0) return
    input.files = multiple ? event.dataTransfer.files : onlyFirst(event.dataTransfer.files)
    // Written by a script, which the browser does not tell anybody.
    onChoose?.([...input.files])
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'rounded-card border-2 border-dashed p-4',
        isOver ? 'border-action bg-brand-50' : 'border-ink-300 bg-white',
      )}
    >
      <label htmlFor={field.id} className={classNames('font-semibold text-ink-950', field.required && 'required-mark')}>
        {label}
      </label>
      {hint && (
        <p id={field.hintId} className="mb-2 text-ink-600">
          {hint}
        </p>
      )}
      <input
        id={field.id}
        name={name}
        type="file"
        accept={accept}
        onChange={({ target }) => onChoose?.([...(target.files ?? [])])}
        multiple={multiple}
        required={field.required}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={[hint && field.hintId, field.error && field.errorId].filter(Boolean).join(' ') || undefined}
        className="block min-h-11 w-full cursor-pointer py-2 file:mr-3 file:rounded-control file:border-0 file:bg-brand-100 file:px-4 file:py-2 file:font-semibold file:text-brand-800"
      />
      <FieldError field={field} />
    </div>
  )
}

function onlyFirst(files: FileList): FileList {
  const transfer = new DataTransfer()
  const [first] = files
  if (first) transfer.items.add(first)
  return transfer.files
}
