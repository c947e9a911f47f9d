/** Where the visitor is: colour and a bar below, so that it is not colour alone. */
export const navItemCurrent =
  'text-action-strong after:absolute after:inset-x-2 xl:after:inset-x-3 after:bottom-0.5 after:h-[3px] after:rounded-full after:bg-brand-400'
