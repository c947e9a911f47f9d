import { useEffect, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { TextAreaField } from '#forms/text-field.tsx'
import type { FieldProps } from '#forms/field-frame.tsx'

const TEXT_PREVIEW = '/verwaltung/textvorschau'
const WAIT_MS = 400
const WIDE = '(width >= 80rem)'

/**
 * Text in Markdown; with JavaScript its page is drawn by the server as the public page draws it: beside the text on a wide screen, below it
 * on others, where it is opened when wanted.
 */
export function MarkdownField(props: FieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLDetailsElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<AbortController>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [html, setHtml] = useState('')

  // Not through the router: it would read the page again after each answer, and may take that for the page that a save leads to.
  const ask = async () => {
    const body = new URLSearchParams({ text: box.current?.querySelector('textarea')?.value ?? '' })
    asked.current?.abort()
    asked.current = new AbortController()
    try {
      const answer = await fetch(TEXT_PREVIEW, { method: 'POST', body, signal: asked.current.signal })
      if (answer.ok && !answer.redirected) setHtml(((await answer.json()) as { html: string }).html)
    } catch {
      // The last preview stays; the next letter asks again.
    }
  }
  useEffect(() => {
    if (preview.current && matchMedia(WIDE).matches) preview.current.open = true
    return () => {
      clearTimeout(timer.current)
      asked.current?.abort()
    }
  }, [])

  return (
    <div
      ref={box}
      className={classNames(props.className, 'gap-5 xl:has-[details[open]]:grid xl:has-[details[open]]:grid-cols-2')}
      onInput={() => {
        clearTimeout(timer.current)
        if (isOpen) timer.current = setTimeout(() => void ask(), WAIT_MS)
      }}
    >
      <TextAreaField {...props} className="[&_textarea]:xl:min-h-[34rem]" rows={12} spellCheck />
      <details
        ref={preview}
        className="needs-js mt-3 min-w-0 self-start rounded-control border border-ink-200 xl:mt-0"
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open)
          if (currentTarget.open) void ask()
        }}
      >
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold text-ink-950">
          Vorschau des Textes
        </summary>
        <div
          // Long texts scroll on their own beside the field, so they must be reached by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          // Named after itself, not after its field: a label leads to one thing only.
          role="group"
          aria-label="Vorschau"
          aria-live="polite"
          className="prose border-t border-ink-200 p-4 xl:max-h-[34rem] xl:overflow-y-auto"
          // Made safe by the renderer of the public pages (#company/markdown).
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </details>
    </div>
  )
}
