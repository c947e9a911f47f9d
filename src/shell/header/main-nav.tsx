import { Link, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { currentMark, mainLinks, navGroups } from '../navigation.ts'
import { Dropdown } from './dropdown.tsx'
import { navItem, navItemCurrent } from './nav-item.ts'
import { useDropdowns } from './use-dropdowns.ts'

/** The navigation of wide screens. */
export function MainNav() {
  const { pathname } = useLocation()
  const dropdowns = useDropdowns()
  return (
    <nav aria-label="Hauptnavigation" className="hidden self-stretch lg:block">
      <ul className="flex h-full xl:gap-0.5">
        {mainLinks.map(({ label, to }) => {
          const mark = currentMark(to, pathname)
          return (
            <li key={to} className="flex items-center">
              <Link
                to={to}
                prefetch="intent"
                viewTransition
                aria-current={mark}
                className={classNames(navItem, mark && navItemCurrent)}
              >
                {label}
              </Link>
            </li>
          )
        })}
        {navGroups.map((group, index) => (
          <Dropdown
            key={group.id}
            group={group}
            isLast={index === navGroups.length - 1}
            pathname={pathname}
            dropdowns={dropdowns}
          />
        ))}
      </ul>
    </nav>
  )
}
