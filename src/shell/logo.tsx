import { site } from '#site'
import { classNames } from '#ui/class-names.ts'

const onWhite = { tile: '#0f172a', river: '#5da6f8', house: '#ffffff' }
const onNavy = { tile: '#5da6f8', river: '#ffffff', house: '#0f172a' }

type LogoProps = { onDark?: boolean }

/** The mark: the bend of the Rhine around a house. `public/favicon.svg` is the same drawing. */
export function LogoMark({ onDark = false, className }: LogoProps & { className?: string }) {
  const { tile, river, house } = onDark ? onNavy : onWhite
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classNames('rounded-[27%]', className)}>
      <path fill={tile} d="M0 0h48v48H0z" />
      <path
        fill={river}
        d="M48 8C36 6.700 25 7.700 16.500 11.700 7 16.300 3.500 24 7.500 32 10.500 38 17 44 27 48H48V39.500C37 39 28 36.500 22 32 16 27.500 15.500 21.800 21 17.600 27 13.100 36.500 11.600 48 11.900Z"
      />
      <path fill={house} d="m34.500 15.500 9 7.800H41v9.200H28v-9.200h-2.500z" />
    </svg>
  )
}

const [name, ...rest] = site.brand.split(' ')

/** Mark and name. The name is real text, so that it can be zoomed, read out and found. */
export function Logo({ onDark = false }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-3">
      <LogoMark onDark={onDark} className="size-11 shrink-0" />
      <span className="flex flex-col leading-none whitespace-nowrap">
        <span
          className={classNames(
            'text-[1.3125rem] font-extrabold tracking-tight',
            onDark ? 'text-white' : 'text-ink-950',
          )}
        >
          {name}
        </span>{' '}
        <span
          className={classNames('mt-1 text-xs leading-none font-semibold', onDark ? 'text-brand-300' : 'text-action')}
        >
          {rest.join(' ')}
        </span>
      </span>
    </span>
  )
}
