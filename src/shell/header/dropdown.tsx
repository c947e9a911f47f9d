import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { currentMark, isCurrent, type NavGroup } from '../navigation.ts'
import { navItemCurrent } from './nav-item.ts'
import type { Dropdowns } from './use-dropdowns.ts'

type DropdownProps = { group: NavGroup; isLast: boolean; pathname: string; dropdowns: Dropdowns }

/**
 * A button with its list of links. Opens under the pointer, by click and by keyboard. Until scripts run, and on pages without any, it is
 * the browser's own popover, which a style sheet shows under the pointer.
 */
export function Dropdown({ group, isLast, pathname, dropdowns }: DropdownProps) {
  const { menu, open, close, leave, keep } = dropdowns
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  /** Which link takes the focus once they are shown. */
  const focusOnOpen = useRef<number | null>(null)
  const isHydrated = useHydrated()
  const id = `menue-${group.id}`
  const isOpen = menu?.id === group.id
  const holdsCurrent = group.links.some(({ to }) => isCurrent(to, pathname))

  useEffect(() => {
    if (!isOpen || focusOnOpen.current === null) return
    focusLink(focusOnOpen.current)
    focusOnOpen.current = null
  }, [isOpen])

  // A menu opened before the scripts came stays open, and a link in it keeps the focus.
  useLayoutEffect(() => {
    if (panel.current?.popover && panel.current.matches(':popover-open')) {
      const here = links().indexOf(document.activeElement as HTMLAnchorElement)
      if (here !== -1) focusOnOpen.current = here
      open(group.id, 'button')
    } else if (item.current?.matches(':hover')) open(group.id, 'hover')
  }, [group.id, open])

  function links() {
    return [...(panel.current?.querySelectorAll('a') ?? [])]
  }
  /** Counts from the end when negative, and around both ends. */
  function focusLink(index: number) {
    const all = links()
    all.at(index % all.length)?.focus()
  }

  function click() {
    if (isOpen && menu.by === 'button') close()
    else open(group.id, 'button')
  }
  function pressOnButton(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const end = event.key === 'ArrowDown' ? 0 : -1
    if (isOpen) focusLink(end)
    else focusOnOpen.current = end
    open(group.id, 'button')
  }
  function pressInList(event: KeyboardEvent) {
    const here = links().indexOf(document.activeElement as HTMLAnchorElement)
    const targets: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    focusLink(target)
  }
  function pressAnywhere(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    button.current?.focus()
    close()
  }
  /** A link that has the focus is seen, also when it had the focus before the scripts came. */
  function focus(event: FocusEvent) {
    if (!isOpen && panel.current?.contains(event.target)) open(group.id, 'hover')
  }
  function blur(event: FocusEvent) {
    if (isOpen && event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover and keys in addition to the button
    <li
      ref={item}
      data-dropdown={group.id}
      className="group/menu relative flex items-center"
      onPointerEnter={(event) => event.pointerType === 'mouse' && open(group.id, 'hover')}
      onPointerMove={keep}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onKeyDown={pressAnywhere}
      onFocus={focus}
      onBlur={blur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isHydrated ? isOpen : undefined}
        aria-controls={id}
        popoverTarget={isHydrated ? undefined : id}
        onClick={click}
        onKeyDown={pressOnButton}
        className={classNames('nav-item gap-1', holdsCurrent && navItemCurrent)}
      >
        <span>{group.label}</span>
        {holdsCurrent && <span className="sr-only"> (aktueller Bereich)</span>}
        <ChevronDown
          aria-hidden="true"
          className={classNames(
            'size-[1.1em] shrink-0 transition-transform group-has-[:popover-open]/menu:rotate-180',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      <div
        ref={panel}
        id={id}
        popover={isHydrated ? undefined : 'auto'}
        data-side={isLast ? 'end' : undefined}
        className={classNames(
          'w-max min-w-60',
          'transition-[opacity,translate] duration-150 starting:opacity-0 motion-safe:starting:-translate-y-1',
          // The browser places it by the button, which is less high than the header: the room above lets it lie where ours does.
          isHydrated ? 'absolute top-full z-10 pt-1.5' : 'anchored overflow-visible bg-transparent pt-3.5',
          // Said here: with a rule about the last child, Chromium styles the whole page again when its end has come.
          isHydrated && (isLast ? 'right-0' : 'left-0'),
          isHydrated && !isOpen && 'hidden',
        )}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links */}
        <ul onKeyDown={pressInList} className="rounded-card border border-ink-200 bg-white p-2 shadow-raised">
          {group.links.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                prefetch="intent"
                viewTransition
                aria-current={currentMark(to, pathname)}
                onClick={close}
                className="menu-link"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
