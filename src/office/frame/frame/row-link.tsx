import { Link, type LinkProps } from 'react-router'
import { classNames } from '#ui/class-names.ts'

/** The name of a row or a card: the link that covers all of it. */
export function RowLink({ className, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link
      {...rest}
      className={classNames(
        'card-link inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere] text-ink-950',
        className,
      )}
    />
  )
}
