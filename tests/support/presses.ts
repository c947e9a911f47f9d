import type { Locator, Page } from '@playwright/test'

/**
 * Somebody at a screen whose presses are counted: a click, a tap, Enter, a choice from a list. Typing into what has the focus is none, and
 * neither is scrolling.
 */
export function countedHands(page: Page, { isPhone }: { isPhone: boolean }) {
  let presses = 0
  return {
    isPhone,
    /** From here on, as on the first page. */
    begin: () => {
      presses = 0
    },
    presses: () => presses,
    press: async (what: Locator) => {
      presses += 1
      await (isPhone ? what.tap() : what.click())
    },
    choose: async (from: Locator, label: string) => {
      presses += 1
      await from.selectOption({ label })
    },
    type: (words: string) => page.keyboard.type(words),
  }
}

export type Hands = ReturnType<typeof countedHands>
