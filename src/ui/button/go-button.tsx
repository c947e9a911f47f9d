import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts'

type GoFormProps = {
  id?: string
  /** An address of this site: `/wohnungen?ansicht=karten`, or `?…` for the page that is shown. */
  to: string
  children?: ReactNode
}

/** Asks for an address as a form does, so that a button leads there without JavaScript. Invisible but for what it holds. */
export function GoForm({ id, to, children }: GoFormProps) {
  const { pathname } = useLocation()
  const [path = '', query = ''] = to.split('?')
  return (
    <form id={id} method="get" action={path || pathname} className="contents">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

type GoButtonProps = {
  /** The looks of other buttons; without them `className` gives all of it. */
  looks?: { variant?: ButtonVariant; size?: ButtonSize }
  to: string
  /** The address at the moment of the press, where something may have been typed since the page was drawn. */
  toNow?: (() => string) | undefined
  /** Id of a `GoForm` for the same address, where the button stands inside another form. */
  formId?: string
  replace?: boolean
  viewTransition?: boolean
} & Omit<ComponentProps<'button'>, 'type' | 'form'>

/**
 * A button whose deed is a new address: „Filter zurücksetzen“, „Liste“. To the visitor it does something here, so it is no link; the
 * browser's back button takes it back all the same.
 */
export function GoButton(props: GoButtonProps) {
  const { looks, to, toNow, formId, replace = false, viewTransition = false, onClick, className, ...rest } = props
  const navigate = useNavigate()
  const { pathname } = useLocation()

  function click(event: MouseEvent<HTMLButtonElement>) {
    // A visitor who wants another tab or window gets it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    onClick?.(event)
    // It knew something better.
    if (event.defaultPrevented) return
    event.preventDefault()
    const target = toNow?.() ?? to
    const [path] = target.split('?')
    const isSamePage = !path || path === pathname
    void navigate(target, { replace, viewTransition, preventScrollReset: isSamePage })
  }
  const classes = looks ? buttonClasses(looks.variant, looks.size, className) : className
  const button = <button {...rest} type="submit" form={formId} className={classes} onClick={click} />
  return formId === undefined ? <GoForm to={to}>{button}</GoForm> : button
}
