import type { Page } from '@playwright/test'

export type Problems = {
  /** The problems so far, without the allowed ones. */
  list: () => string[]
  /** Expect such a message, for example the 404 that the browser itself reports for a page that is not there. */
  allow: (message: RegExp) => void
  /** From here on nothing is allowed, so that a step's expected failure hides none of the next step. */
  allowNoMore: () => void
  watch: (page: Page) => void
}

/** Collects what the console calls an error (CSP violations are among them) and exceptions nobody caught. */
export function collectProblems(): Problems {
  const judged: string[] = []
  let seen: string[] = []
  let allowed: RegExp[] = []
  const wrong = () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
  return {
    list: () => [...judged, ...wrong()],
    allow: (message) => allowed.push(message),
    allowNoMore: () => {
      judged.push(...wrong())
      seen = []
      allowed = []
    },
    watch: (page) => {
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => seen.push(String(error)))
    },
  }
}
