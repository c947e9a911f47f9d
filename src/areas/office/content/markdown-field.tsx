import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { TextAreaField } from '#forms/text-area-field.tsx'
import type { FieldProps } from '#forms/use-control.ts'

const WAIT_MS = 400

/** Text in Markdown; with JavaScript its page stands below, drawn by the server as the public page draws it. */
export function MarkdownField(props: FieldProps) {
  const fetcher = useFetcher<{ html: string }>()
  const box = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)

  const ask = () => {
    const text = box.current?.querySelector('textarea')?.value ?? ''
    void fetcher.submit({ text }, { method: 'post', action: '/verwaltung/textvorschau' })
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <div
      ref={box}
      className={props.className}
      onInput={() => {
        clearTimeout(timer.current)
        if (isOpen) timer.current = setTimeout(ask, WAIT_MS)
      }}
    >
      <TextAreaField {...props} className="" rows={12} spellCheck />
      <details
        className="needs-js mt-3 rounded-control border border-ink-200"
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open)
          if (currentTarget.open) ask()
        }}
      >
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold text-ink-950">
          Vorschau des Textes
        </summary>
        <div
          aria-live="polite"
          className="prose border-t border-ink-200 p-4"
          // Made safe by the renderer of the public pages (#platform/markdown).
          dangerouslySetInnerHTML={{ __html: fetcher.data?.html ?? '' }}
        />
      </details>
    </div>
  )
}
