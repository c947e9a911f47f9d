import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { classNames } from '#ui/class-names.ts'
import { toggleKept, useKept } from './kept.ts'

type KeepButtonProps = {
  apartmentId: string
  /** The flat's name, for those who hear the button. */
  name: string
  /** On a picture, in a row of buttons, or with words beside the heart. */
  looks: keyof typeof looksOf
  /** Beside the heart. */
  children?: ReactNode
}

const round = 'grid size-11 shrink-0 place-items-center rounded-full [&_svg]:size-5.5'
const looksOf = {
  picture: `${round} absolute top-2.5 right-2.5 bg-white text-ink-800 shadow-card hover:text-action-strong`,
  row: `${round} text-ink-700 hover:bg-brand-100 hover:text-action-strong xl:size-10`,
  words: buttonClasses('secondary'),
}

/** Keeps a flat on this device, or no more. Without JavaScript it leads to a list with this flat. */
export function KeepButton({ apartmentId, name, looks, children }: KeepButtonProps) {
  const isKept = useKept().some(({ id }) => id === apartmentId)
  return (
    <form action="/merkliste" className="contents">
      <button
        type="submit"
        name="wohnung"
        value={apartmentId}
        aria-pressed={isKept}
        aria-label={`Wohnung merken: ${name}`}
        title={isKept ? 'Nicht mehr merken' : 'Wohnung merken'}
        className={classNames('z-10 aria-pressed:[&>svg]:fill-action print:hidden', looksOf[looks])}
        onClick={(event) => {
          event.preventDefault()
          toggleKept(apartmentId)
        }}
      >
        <Heart aria-hidden="true" />
        {children}
      </button>
    </form>
  )
}
