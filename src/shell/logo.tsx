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
        d="M48 8C36 6.7 25 7.7 16.5 11.7 7 16.3 3.5 24 7.5 32 10.5 38 17 44 27 48H48V39.5C37 39 28 36.5 22 32 16 27.5 15.5 21.8 21 17.6 27 13.1 36.5 11.6 48 11.9Z"
      />
      <path fill={house} d="m34.5 15.5 9 7.8H41v9.2H28v-9.2h-2.5z" />
    </svg>
  )
}

/** Mark and name. The name is real text, so that it can be zoomed, read out and found. */
export function Logo({ onDark = false }: LogoProps) {
  const [name, ...rest] = site.brand.split(' ')
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
