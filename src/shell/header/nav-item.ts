/** The looks of an entry of the header's navigation, link or button. */
export const navItem =
  'relative flex min-h-11 items-center rounded-control px-2 text-[0.875rem] font-semibold xl:px-3 xl:text-[0.9375rem] whitespace-nowrap text-ink-800 ' +
  'transition-colors hover:bg-brand-50 hover:text-action-strong aria-expanded:bg-brand-50 aria-expanded:text-action-strong'

/** Where the visitor is: colour and a bar below, so that it is not colour alone. */
export const navItemCurrent =
  'text-action-strong after:absolute after:inset-x-2 xl:after:inset-x-3 after:bottom-0.5 after:h-[3px] after:rounded-full after:bg-brand-400'
