import { Clock, MapPin, Menu, Phone, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import { isWithoutScripts } from '#platform/only-read.ts'
import { site } from '#site'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { classNames } from '#ui/class-names.ts'
import { Container } from '#ui/layout/container.tsx'
import { usePopover } from '#ui/popover/use-popover.ts'
import { Logo } from '../logo.tsx'
import { currentMark, mainLinks, navGroups } from '../navigation.ts'
import { Dropdown } from './dropdown.tsx'
import { MobileNav } from './mobile-nav.tsx'
import { navItemCurrent } from './nav-item.ts'
import { useDropdowns } from './use-dropdowns.ts'

const ID = 'menue-mobil'

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
          <span className="sr-only">(zur Startseite)</span>
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

/** The navigation of wide screens. */
function MainNav() {
  const { pathname } = useLocation()
  const dropdowns = useDropdowns()
  const groups = navGroups()
  return (
    <nav aria-label="Hauptnavigation" className="hidden self-stretch lg:block">
      <ul className="flex h-full xl:gap-0.5">
        {mainLinks().map(({ label, to }) => {
          const mark = currentMark(to, pathname)
          return (
            <li key={to} className="flex items-center">
              <Link
                to={to}
                prefetch="intent"
                viewTransition
                aria-current={mark}
                className={classNames('nav-item', mark && navItemCurrent)}
              >
                {label}
              </Link>
            </li>
          )
        })}
        {groups.map((group, index) => (
          <Dropdown
            key={group.id}
            group={group}
            isLast={index === groups.length - 1}
            pathname={pathname}
            dropdowns={dropdowns}
          />
        ))}
      </ul>
    </nav>
  )
}

/** The menu of small screens. The browser opens and closes it, so it is there before the scripts are, and without them. */
function MobileMenu() {
  const { pathname, key } = useLocation()
  const hasNoScripts = isWithoutScripts(useMatches())
  const { popover, isOpen, close } = usePopover<HTMLDivElement>()

  // Opened on one page, it is closed on the next, whichever way led there.
  const onLeave = useEffectEvent(close)
  // oxlint-disable-next-line react/exhaustive-deps -- each visit has a key of its own
  useEffect(() => () => onLeave(), [key])

  return (
    <div className="group/mobile lg:hidden">
      <button
        type="button"
        aria-label="Menü"
        aria-expanded={isOpen}
        aria-controls={ID}
        popoverTarget={ID}
        className="grid size-12 place-items-center rounded-control text-ink-950 hover:bg-brand-50"
      >
        <Menu aria-hidden="true" className="size-7 group-has-[:popover-open]/mobile:hidden" />
        <X aria-hidden="true" className="hidden size-7 group-has-[:popover-open]/mobile:block" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens to its links */}
      <div
        ref={popover}
        id={ID}
        popover="auto"
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}
        className="fixed inset-x-0 top-[4.25rem] bottom-auto m-0 max-h-[calc(100dvh-4.25rem)] w-full max-w-none overflow-y-auto overscroll-contain border-t border-ink-200 bg-white text-inherit shadow-overlay"
      >
        <MobileNav pathname={pathname} isUnfolded={hasNoScripts} />
      </div>
    </div>
  )
}
