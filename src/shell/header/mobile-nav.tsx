import { ChevronDown, Mail, Phone } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { site } from '#site'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { classNames } from '#ui/class-names.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { currentMark, isCurrent, mainLinks, type NavGroup, type NavLink, navGroups } from '../navigation.ts'

const mainLink =
  'flex min-h-14 items-center rounded-control px-2 text-lg font-semibold text-ink-950 hover:text-action-strong aria-[current]:text-action-strong'

type MobileNavProps = {
  pathname: string
  /** Nothing is folded. */
  isUnfolded: boolean
}

/** All links below each other; the parts of the site are folded, except the one that is shown. */
export function MobileNav({ pathname, isUnfolded }: MobileNavProps) {
  const linkTo = ({ to, label }: NavLink, className: string) => (
    <Link to={to} viewTransition aria-current={currentMark(to, pathname)} className={className}>
      {label}
    </Link>
  )
  return (
    <nav aria-label="Hauptnavigation" className="px-4 pt-2 pb-6 sm:px-6">
      <ul className="divide-y divide-ink-200">
        {mainLinks().map((link) => (
          <li key={link.to}>{linkTo(link, mainLink)}</li>
        ))}
        {navGroups().map((group) => (
          <li key={group.id}>
            <Part
              group={group}
              isUnfolded={isUnfolded}
              isStartOpen={group.links.some(({ to }) => isCurrent(to, pathname))}
            >
              <ul className="px-2 pb-4">
                {group.links.map((link) => (
                  <li key={link.to}>{linkTo(link, 'part-link')}</li>
                ))}
              </ul>
            </Part>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid items-start gap-3 sm:grid-cols-2">
        <div className="grid gap-1 text-center text-sm text-ink-700">
          <a href={site.phone.href} className={buttonClasses('primary', 'md')}>
            <Phone aria-hidden="true" />
            {site.phone.shown}
          </a>
          <span>{site.emergency.hours && `Im Notfall ${site.emergency.hours}`}</span>
        </div>
        <a href={`mailto:${site.mail}`} className={buttonClasses('secondary', 'md')}>
          <Mail aria-hidden="true" />
          E-Mail schreiben
        </a>
      </div>
    </nav>
  )
}

const partTitle =
  'flex min-h-14 w-full items-center justify-between rounded-control px-2 text-left text-lg font-semibold text-ink-950 hover:text-action-strong [&::-webkit-details-marker]:hidden'

type PartProps = { group: NavGroup; isUnfolded: boolean; isStartOpen: boolean; children: ReactNode }

/** One part of the site, folded. Until scripts run it is the browser's own disclosure, then a button like those of wide screens. */
function Part({ group: { id, label }, isUnfolded, isStartOpen, children }: PartProps) {
  const [isOpen, setOpen] = useState(isStartOpen)
  const isHydrated = useHydrated()
  const native = useRef<HTMLDetailsElement>(null)

  // It may have been opened or closed before the scripts came.
  useLayoutEffect(() => {
    if (native.current) setOpen(native.current.open)
  }, [])

  const chevron = (
    <ChevronDown
      aria-hidden="true"
      className="size-6 shrink-0 text-ink-500 transition-transform group-open/part:rotate-180 group-aria-expanded/part:rotate-180"
    />
  )
  if (isUnfolded) {
    return (
      <section aria-label={label}>
        <p className={partTitle}>{label}</p>
        {children}
      </section>
    )
  }
  if (!isHydrated) {
    return (
      <details ref={native} open={isStartOpen} className="group/part">
        <summary className={partTitle}>
          <span>{label}</span>
          {chevron}
        </summary>
        {children}
      </details>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`menue-mobil-${id}`}
        onClick={() => setOpen(!isOpen)}
        className={classNames('group/part', partTitle)}
      >
        <span>{label}</span>
        {chevron}
      </button>
      <div id={`menue-mobil-${id}`}>{isOpen && children}</div>
    </>
  )
}
