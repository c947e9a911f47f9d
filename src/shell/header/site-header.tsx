import { Clock, MapPin, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { site } from '#site'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { Container } from '#ui/layout/container.tsx'
import { Logo } from '../logo.tsx'
import { MainNav } from './main-nav.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/**
 * The head of every page: 116 px high on wide screens, 72 px on phones. It sticks with a negative offset, so that its upper
 * bar scrolls away with the page: it shrinks without a script and without moving anything.
 */
export function SiteHeader() {
  return (
    <header className="sticky -top-1 z-50 border-b border-ink-200 bg-white lg:-top-10 print:static print:border-0 [view-transition-name:kopf]">
      <div className="hidden h-9 bg-brand-50 text-sm text-ink-700 lg:block print:hidden">
        <Container className="flex h-full items-center justify-end gap-7">
          <span className="flex items-center gap-2">
            <MapPin aria-hidden="true" className="size-4 text-action" />
            {site.address.street}, {site.address.postalCode} {site.address.city}
          </span>
          <span className="flex items-center gap-2">
            <Clock aria-hidden="true" className="size-4 text-action" />
            {site.businessHours.shown}
          </span>
        </Container>
      </div>
      <Container className="flex h-[4.5rem] items-center justify-between gap-2 pt-1 lg:h-20">
        <Link to="/" prefetch="intent" viewTransition className="-ml-1 flex rounded-control p-1">
          <Logo />
          <span className="sr-only">, zur Startseite</span>
        </Link>
        <MainNav />
        <div className="flex items-center gap-1 print:hidden">
          <a
            href={site.phone.href}
            className={buttonClasses(
              'primary',
              'sm',
              'whitespace-nowrap max-sm:w-12 max-sm:px-0 lg:max-xl:w-12 lg:max-xl:px-0',
            )}
          >
            <Phone aria-hidden="true" />
            <span className="max-sm:sr-only lg:max-xl:sr-only">
              <span className="sr-only">Anrufen: </span>
              {site.phone.shown}
            </span>
          </a>
          <MobileMenu />
        </div>
      </Container>
    </header>
  )
}
