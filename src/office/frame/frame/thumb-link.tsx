import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from '#ui/class-names.ts'

type ThumbLinkProps = { className?: string; children: ReactNode } & (
  | ({ to: LinkProps['to']; href?: never } & Omit<LinkProps, 'to' | 'className'>)
  | ({ href: string; to?: never } & Omit<ComponentProps<'a'>, 'href' | 'className'>)
)

/** A link that stands by itself, high enough for a thumb: `to` for a page shown in place, `href` for one that loads anew, a file or another site. */
export function ThumbLink({ className, children, ...rest }: ThumbLinkProps) {
  const classes = classNames('link inline-flex min-h-11 items-center', className)
  if (rest.to !== undefined)
    return (
      <Link {...rest} className={classes}>
        {children}
      </Link>
    )
  return (
    <a {...rest} className={classes}>
      {children}
    </a>
  )
}
