import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#ui/button/button.tsx'

type VerbButtonProps = {
  /** What it sends. */
  intent: string
  label: string
  /** Of what it is about, in its accessible name. */
  name: string
  isOff?: boolean
  variant?: ButtonProps['variant']
  children: ReactNode
}

/** One press does something with one thing of a list. */
export function VerbButton({ intent, label, name, isOff = false, variant = 'secondary', children }: VerbButtonProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      size="sm"
      variant={variant}
      aria-label={`${label}: ${name}`}
      className={isOff ? 'opacity-50' : ''}
      aria-disabled={isOff || undefined}
      onClick={(event) => isOff && event.preventDefault()}
    >
      {children}
    </Button>
  )
}
