import { site } from '#site'
import { classNames } from '#ui/class-names.ts'

type LogoProps = { onDark?: boolean }

const WIDEST_BESIDE_NAME = 1.5

/**
 * The company's logo, and beside it the name where the logo does not hold it. The name is real text, so that it can be zoomed, read out and
 * found.
 */
export function Logo({ onDark = false }: LogoProps) {
  const { light, dark, showsName } = site.look
  const { src, width, height } = onDark ? dark : light
  const isWide = width / height > WIDEST_BESIDE_NAME
  const [name, ...rest] = site.brand.split(' ')
  return (
    <span translate="no" className="inline-flex items-center gap-3">
      <img
        src={src}
        alt={showsName ? '' : site.brand}
        width={width}
        height={height}
        decoding="sync"
        className={classNames(
          'shrink-0 object-contain',
          isWide ? 'h-9 w-auto max-w-40 sm:h-11 sm:max-w-44 xl:max-w-64' : 'size-11',
          isWide && !showsName && 'shrink object-left',
          onDark && dark.isPlated && 'box-content rounded-xl bg-white p-2',
        )}
      />
      {showsName && (
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
      )}
    </span>
  )
}
