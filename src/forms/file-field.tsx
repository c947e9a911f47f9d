import { FileText, Trash2 } from 'lucide-react'
import { type ChangeEvent, useContext, useRef, useState } from 'react'
import { formatBytes } from '#ui/format.ts'
import { joinFiles, putFiles } from './entered.ts'
import { FieldFrame, type FieldProps, useControl } from './field-frame.tsx'
import type { FileRule } from '#values/file-rule.ts'
import { acceptOf, faultOf, faultOfAll, looksLikePicture, lookInto, unknownOf } from './file-rules.ts'
import { StepShown, useFormStore } from './form-context.ts'

type FileFieldProps = Omit<FieldProps, 'required'> & { rule: FileRule }

/**
 * Files to send with the form. A plain file input, which also takes what is dropped on it; scripts add the list with sizes,
 * messages and removal, and let more files be added to those that were chosen before.
 */
export function FileField({ name, label, hint, voluntary, className, rule }: FileFieldProps) {
  const control = useControl({ name, label, hint, voluntary, required: rule.required !== null })
  // The input stays where it is while another step is shown; what says which files it holds is then said by that step.
  const isShown = useContext(StepShown)
  const store = useFormStore()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [removed, setRemoved] = useState('')
  const isMany = rule.atMost > 1 || rule.pictures !== undefined
  const together = control.field.error ? null : faultOfAll(files, rule)
  // After a plain post: browsers do not let a page put files back.
  const before = files.length === 0 ? control.field.defaultValue : ''

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const now = [...(event.target.files ?? [])]
    // Nothing: the window was closed without a choice. Some browsers then forget the files of before.
    const joins = rule.atMost > 1 || (isMany && [...files, ...now].every(looksLikePicture))
    const next = now.length === 0 ? files : joins ? joinFiles(files, now) : now
    if (next.length !== now.length) putFiles(event.target, next)
    setRemoved('')
    const unknown = unknownOf(next, rule)
    if (unknown.length === 0) return setFiles(next)
    store.hold(lookInto(unknown).then(() => setFiles([...(input.current?.files ?? [])])))
  }

  function remove(file: File) {
    const next = files.filter((each) => each !== file)
    if (input.current) putFiles(input.current, next)
    setFiles(next)
    setRemoved('Die Datei wurde entfernt.')
    input.current?.focus()
  }

  return (
    <FieldFrame control={control} label={label} className={className}>
      <input
        ref={input}
        type="file"
        accept={acceptOf(rule)}
        multiple={isMany}
        {...control.attributes}
        onChange={choose}
        className="block w-full cursor-pointer rounded-control border-2 border-dashed border-ink-300 bg-ink-50 p-3 text-sm text-ink-700 transition-colors file:mr-4 file:cursor-pointer file:rounded-control file:border-0 file:bg-action file:px-4 file:py-2.5 file:font-semibold file:text-white hover:border-brand-400 hover:bg-brand-50 hover:file:bg-action-strong aria-invalid:border-bad-600"
      />
      {before && (
        <p className="mt-2 text-sm text-ink-700">
          Zuletzt gewählt: <strong className="font-semibold break-words">{before}</strong>. Bitte wählen Sie noch
          einmal, denn Browser geben Dateien nicht zurück.
        </p>
      )}
      {isShown && files.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {files.map((file) => (
            <ChosenFile
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              fault={control.field.error ? null : faultOf(file, rule)}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
      {isShown && together && <p className="mt-2 text-sm font-medium text-bad-700">{together}</p>}
      <p role="status" className="sr-only">
        {removed}
      </p>
    </FieldFrame>
  )
}

type ChosenFileProps = { file: File; fault: string | null; onRemove: () => void }

function ChosenFile({ file, fault, onRemove }: ChosenFileProps) {
  return (
    <li className="rounded-control border border-ink-200 bg-white py-1.5 pr-1.5 pl-3.5">
      <div className="flex items-center gap-3">
        <FileText aria-hidden="true" className="size-5 shrink-0 text-action" />
        <span className="min-w-0 flex-1 text-sm break-words text-ink-950">
          <span>{file.name}</span>{' '}
          <span className="whitespace-nowrap text-ink-600">{`(${formatBytes(file.size)})`}</span>
        </span>
        <button
          type="button"
          onClick={onRemove}
          aria-label={`${file.name} entfernen`}
          className="grid size-10 shrink-0 place-items-center rounded-full text-ink-700 transition-colors hover:bg-bad-50 hover:text-bad-700"
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </button>
      </div>
      {fault && <p className="pb-1.5 text-sm font-medium text-bad-700">{fault}</p>}
    </li>
  )
}
