import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts'
import { Spinner } from './spinner.tsx'

type Looks = { variant?: ButtonVariant; size?: ButtonSize; className?: string }

export type ButtonProps = Looks & {
  /** Shows a spinner and ignores clicks; the button keeps the focus, unlike a disabled one. */
  busy?: boolean
} & Omit<ComponentProps<'button'>, 'className'>

/** A button that does something here. `type` is "button" unless said otherwise. */
export function Button({
  variant,
  size,
  className,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={buttonClasses(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
      {...rest}
    >
      {busy && <Spinner />}
      {/* Its words change while it is busy (docs/browsers.md). */}
      <span className="contents">{children}</span>
    </button>
  )
}

export type ButtonLinkProps = Looks & { children: ReactNode } & (
    | ({ to: LinkProps['to']; href?: never } & Omit<LinkProps, 'to' | 'className'>)
    | ({ href: string; to?: never } & Omit<ComponentProps<'a'>, 'href' | 'className'>)
  )

/** A link that looks like a button: `to` for pages of this site (fetched on intent), `href` for tel:, mailto: and other sites. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLinkProps) {
  const classes = buttonClasses(variant, size, className)
  if (rest.to !== undefined) {
    return (
      <Link prefetch="intent" {...rest} className={classes}>
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} className={classes}>
      {children}
    </a>
  )
}
