import ChevronDown from 'lucide-react/icons/chevron-down'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { Link } from 'react-router'
import { site } from '#site'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { currentMark, isCurrent, mainLinks, type NavLink, navGroups } from '../navigation.ts'

const mainLink =
  'flex min-h-14 items-center rounded-control px-2 text-lg font-semibold text-ink-950 hover:text-action-strong aria-[current]:text-action-strong'
const partLink =
  'flex min-h-12 items-center border-l-2 border-ink-200 px-4 font-medium text-ink-700 hover:text-action-strong ' +
  'aria-[current]:border-brand-400 aria-[current]:font-semibold aria-[current]:text-action-strong'

/** All links below each other; the parts of the site are folded, except the one that is shown. */
export function MobileNav({ pathname }: { pathname: string }) {
  const item = ({ to, label }: NavLink, className: string) => (
    <li key={to}>
      <Link to={to} viewTransition aria-current={currentMark(to, pathname)} className={className}>
        {label}
      </Link>
    </li>
  )
  return (
    <nav aria-label="Hauptnavigation" className="px-4 pt-2 pb-6 sm:px-6">
      <ul className="divide-y divide-ink-200">
        {mainLinks.map((link) => item(link, mainLink))}
        {navGroups.map(({ id, label, links }) => (
          <li key={id}>
            <details name="menue" open={links.some(({ to }) => isCurrent(to, pathname))} className="group/part">
              <summary className="flex min-h-14 list-none items-center justify-between rounded-control px-2 text-lg font-semibold text-ink-950 hover:text-action-strong [&::-webkit-details-marker]:hidden">
                {label}
                <ChevronDown
                  aria-hidden="true"
                  className="size-6 shrink-0 text-ink-500 transition-transform group-open/part:rotate-180"
                />
              </summary>
              <ul className="px-2 pb-4">{links.map((link) => item(link, partLink))}</ul>
            </details>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <a href={site.phone.href} className={buttonClasses('primary', 'md')}>
          <Phone aria-hidden="true" />
          {site.phone.shown}
        </a>
        <a href={`mailto:${site.mail}`} className={buttonClasses('secondary', 'md')}>
          <Mail aria-hidden="true" />
          E-Mail schreiben
        </a>
      </div>
    </nav>
  )
}
