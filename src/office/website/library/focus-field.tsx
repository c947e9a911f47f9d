import { type MouseEvent, useState } from 'react'
import { useField } from '#forms/form-context.ts'
import { TextField } from '#forms/text-field.tsx'
import { classNames } from '#ui/class-names.ts'
import { inSteps } from '#company/pictures/library-picture.ts'
import { percentAt, type ShownSize } from './focus-point.ts'

type FocusFieldProps = {
  /** Address of the picture, whole. */
  src: string
  size: ShownSize
  /** Of the form that a click sends without a script. */
  clickForm: string
  isWritable: boolean
  /** Why a number was not taken stands beside it; the preview shows the last that was one. */
  stored: { x: number; y: number }
}

/** As wide and high as the head of a page is. */
const frames = [
  { label: 'Telefon', className: 'aspect-4/5 w-24' },
  { label: 'Tablet', className: 'aspect-5/4 w-36' },
  { label: 'Bildschirm', className: 'aspect-32/15 w-60' },
]

const NUMBER = /^\d{1,3}$/

function readPercent(text: string, otherwise: number): number {
  return NUMBER.test(text) && Number(text) <= 100 ? Number(text) : otherwise
}

/** The point that stays in sight: clicked on the picture, or typed. A click without a script sends its place to the server. */
export function FocusField({ src, size, clickForm, isWritable, stored }: FocusFieldProps) {
  const [x, setX] = useState(useField('focus_x').defaultValue)
  const [y, setY] = useState(useField('focus_y').defaultValue)
  const point = { x: readPercent(x, stored.x), y: readPercent(y, stored.y) }

  function choose(event: MouseEvent<HTMLInputElement>) {
    event.preventDefault()
    // Pressed by the keyboard it has no place.
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    setX(String(percentAt(event.clientX - box.left, box.width)))
    setY(String(percentAt(event.clientY - box.top, box.height)))
    // Written by a script, which the browser does not tell anybody: what is typed is kept by such a word.
    event.currentTarget.form?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className="space-y-4 sm:col-span-2">
      <p className="font-semibold text-ink-950">Wichtigste Stelle</p>
      <p className="-mt-3 text-ink-600">
        Bleibt sichtbar, wenn eine Seite das Bild beschneidet. Klicken Sie auf das Bild oder geben Sie Zahlen ein: 0 und
        0 ist oben links, 100 und 100 unten rechts.
      </p>
      <div className="flex flex-wrap items-start gap-6">
        <span className="relative block shrink-0 overflow-hidden rounded-control">
          <input
            type="image"
            name="punkt"
            form={clickForm}
            src={src}
            width={size.width}
            height={size.height}
            alt="Wichtigste Stelle auf dem Bild anklicken; mit der Tastatur geben Sie darunter Zahlen ein"
            tabIndex={-1}
            disabled={!isWritable}
            onClick={choose}
            className="block cursor-crosshair"
          />
          <Mark {...point} />
        </span>
        <ul aria-label="So schneiden die Seiten das Bild zu" className="flex flex-wrap items-end gap-3">
          {frames.map(({ label, className }) => (
            <li key={label} className="text-sm text-ink-600">
              <img
                src={src}
                alt=""
                className={classNames(
                  'mb-1 block rounded-control object-cover',
                  className,
                  `crop-point crop-x-${inSteps(point.x)} crop-y-${inSteps(point.y)}`,
                )}
              />
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="field-grid">
        <TextField
          name="focus_x"
          label="Von links, in Prozent"
          inputMode="numeric"
          maxLength={3}
          value={x}
          onChange={({ target }) => setX(target.value)}
        />
        <TextField
          name="focus_y"
          label="Von oben, in Prozent"
          inputMode="numeric"
          maxLength={3}
          value={y}
          onChange={({ target }) => setY(target.value)}
        />
      </div>
    </div>
  )
}

/** A ring that is seen on light and dark. */
function Mark({ x, y }: { x: number; y: number }) {
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full fill-none">
      <circle cx={`${x}%`} cy={`${y}%`} r="13" className="stroke-white" strokeWidth="6" />
      <circle cx={`${x}%`} cy={`${y}%`} r="13" className="stroke-action" strokeWidth="3" />
      <circle cx={`${x}%`} cy={`${y}%`} r="3" className="fill-action stroke-white" />
    </svg>
  )
}
