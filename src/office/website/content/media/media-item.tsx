import { GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import type { FieldOption } from '#company/content/field-spec.ts'
import { ItemForm } from './item-form.tsx'
import { ItemVerbs } from './item-verbs.tsx'
import { focusLabels } from '#areas/media-texts.ts'
import type { ShownMedia } from './shown-media.ts'

type MediaItemProps = {
  item: ShownMedia
  roles: readonly FieldOption[]
  /** From 1. */
  place: number
  of: number
  /** Where the dragged picture would stand. */
  mark: 'before' | 'after' | null
  isDragged: boolean
  onDragStart: ((event: PointerEvent) => void) | undefined
  hasTitlePicture: boolean
  isWritable: boolean
  refusal: FormRefusal | undefined
}

/** A finger drags by the handle and scrolls elsewhere; a mouse may take the whole card by whatever does nothing else. */
function isGrip({ target, pointerType }: PointerEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[data-grip]')) return true
  return pointerType === 'mouse' && target.closest('a, button, details, input, label, select, textarea') === null
}

/** One picture with its place in the order; its texts and its file behind „Bearbeiten“. */
export function MediaItem(props: MediaItemProps) {
  const { item, roles, place, of, mark, isDragged, onDragStart, hasTitlePicture, isWritable, refusal } = props
  const { values } = item
  const name = values.alt_text || 'ohne Beschreibung'
  const focus = values.focus as keyof typeof focusLabels | ''
  return (
    <li
      onPointerDown={isWritable && onDragStart ? (event) => isGrip(event) && onDragStart(event) : undefined}
      className={classNames(
        'relative rounded-card border border-ink-200 bg-white p-3 sm:p-4',
        isDragged && 'opacity-50',
        mark === 'before' &&
          'before:absolute before:inset-x-0 before:-top-2.5 before:h-1 before:rounded before:bg-action',
        mark === 'after' && 'after:absolute after:inset-x-0 after:-bottom-2.5 after:h-1 after:rounded after:bg-action',
      )}
    >
      <div className="items-start justify-between gap-4 lg:flex">
        <div className="flex min-w-0 items-start gap-3 sm:gap-4">
          {isWritable && onDragStart && (
            // For pointers; the buttons beside it do the same with a keyboard and without a script.
            <span
              aria-hidden="true"
              title="Ziehen"
              data-grip=""
              className="needs-js -m-2 grid min-h-16 w-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-500 hover:bg-ink-100 hover:text-ink-950"
            >
              <GripVertical className="size-6" />
            </span>
          )}
          <img
            src={item.thumbnail}
            width={item.width}
            height={item.height}
            alt={values.alt_text}
            loading="lazy"
            draggable={false}
            className={classNames(
              item.isFloorPlan ? 'object-contain' : 'object-cover',
              'aspect-4/3 w-28 shrink-0 rounded-control bg-ink-100 sm:w-40',
            )}
          />
          <div className="min-w-0 flex-1">
            <p className="[overflow-wrap:anywhere] text-ink-950">
              <span className="sr-only">{`Stelle ${place} von ${of}: `}</span>
              {values.title && <strong className="block">{values.title}</strong>}
              <span>{values.alt_text}</span>
            </p>
            <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
              {hasTitlePicture && item.isPrimary && <SoftBadge tone="blue">Titelbild</SoftBadge>}
              {values.alt_text === '' && <SoftBadge tone="amber">Bildbeschreibung fehlt</SoftBadge>}
              {focus && <SoftBadge tone="grey">{`wichtig: ${focusLabels[focus]}`}</SoftBadge>}
            </p>
          </div>
        </div>
        {isWritable && (
          <ItemVerbs
            id={item.id}
            version={item.version}
            name={name}
            isFirst={place === 1}
            isLast={place === of}
            hasPrimary={hasTitlePicture && !item.isPrimary && !item.isFloorPlan}
          />
        )}
      </div>
      <ItemForm key={item.version} item={item} roles={roles} isWritable={isWritable} refusal={refusal} />
    </li>
  )
}
