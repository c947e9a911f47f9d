import { useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import type { FieldOption } from '#company/content/field-spec.ts'
import { MediaItem } from './media-item.tsx'
import type { Section } from './sections.ts'
import type { ShownMedia } from './shown-media.ts'
import { useDragOrder } from './use-drag-order.ts'
import { quoted } from '#values/quoted.ts'

export type PictureSectionProps = {
  section: Section & { items: readonly ShownMedia[] }
  roles: readonly FieldOption[]
  hasTitlePicture: boolean
  isWritable: boolean
  refusal: FormRefusal | undefined
}

/** Pictures that stand together: dragged by their handle into another order, or sent one place on by a button. */
export function PictureSection({ section, refusal, ...rest }: PictureSectionProps) {
  const { key, title, hint, items } = section
  const list = useRef<HTMLOListElement>(null)
  const submit = useSubmit()
  // A dragged picture moves at once; its place holds until the server answers, with the new order or a refusal.
  const [dragged, setDragged] = useState<{ items: readonly ShownMedia[]; over: unknown[] } | null>(null)
  const isCurrent = dragged?.over[0] === items && dragged.over[1] === refusal
  const shown = isCurrent ? dragged.items : items
  const [said, setSaid] = useState('')

  const { drag, start } = useDragOrder(list, (from, to) => {
    const moved = shown[from]
    if (!moved) return
    const ordered = shown.toSpliced(from, 1).toSpliced(to, 0, moved)
    setDragged({ items: ordered, over: [items, refusal] })
    setSaid(`${quoted(moved.values.alt_text ?? '')} steht jetzt an Stelle ${to + 1} von ${ordered.length}.`)
    const reihenfolge = ordered.map(({ id, version }) => `${id}:${version}`).join(',')
    void submit({ intent: 'ordnen', reihenfolge }, { method: 'post', preventScrollReset: true })
  })
  const markAt = drag && drag.to !== drag.from ? (drag.to < drag.from ? drag.to : drag.to + 1) : null

  return (
    <section aria-labelledby={`teil-${key}`} className="space-y-3">
      <div>
        <h2 id={`teil-${key}`} className="text-lg">{`${title} (${items.length})`}</h2>
        <p className="text-ink-600">{hint}</p>
      </div>
      <ol ref={list} aria-label={title} className="space-y-3">
        {shown.map((item, place) => (
          <MediaItem
            key={item.id}
            item={item}
            place={place + 1}
            of={shown.length}
            mark={markAt === place ? 'before' : markAt === shown.length && place === shown.length - 1 ? 'after' : null}
            isDragged={drag?.from === place}
            onDragStart={shown.length > 1 ? (event) => start(event, place) : undefined}
            refusal={refusal}
            {...rest}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
