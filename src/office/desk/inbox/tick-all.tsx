import { useEffect, useRef } from 'react'

type TickAllProps = {
  className: string
  textClassName?: string
  /** The id of the form that the boxes belong to, where this one stands outside of it. */
  form?: string
}

/** Ticks or unticks every request of its form, before any of them is. Only a script can: it shows where there is one. */
export function TickAll({ className, textClassName, form }: TickAllProps) {
  const all = useRef<HTMLInputElement>(null)
  // No list of what it depends on: rows come and go with each redraw.
  useEffect(() => {
    const say = () => {
      const boxes = boxesOf(all.current)
      if (all.current) all.current.checked = boxes.length > 0 && boxes.every(({ checked }) => checked)
    }
    say()
    document.addEventListener('change', say)
    return () => document.removeEventListener('change', say)
  })
  return (
    <label className={className}>
      <input
        ref={all}
        type="checkbox"
        form={form}
        className="size-5"
        onChange={({ currentTarget }) => {
          for (const box of boxesOf(currentTarget)) box.checked = currentTarget.checked
        }}
      />
      <span className={textClassName}>Alle auswählen</span>
    </label>
  )
}

const boxesOf = (all: HTMLInputElement | null) =>
  [...(all?.form?.elements ?? [])].filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && ['request', 'b'].includes(each.name),
  )
