import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '#site'
import { ButtonLink, type ButtonLinkProps } from '../button/button.tsx'

type PhoneButtonProps = Pick<ButtonLinkProps, 'variant' | 'size' | 'className' | 'title'> & { children?: ReactNode }

/** Calls us. It shows our number unless it gets other words. */
export function PhoneButton({ children = site.phone.shown, ...looks }: PhoneButtonProps) {
  return (
    <ButtonLink href={site.phone.href} {...looks}>
      <Phone aria-hidden="true" />
      {children}
    </ButtonLink>
  )
}
