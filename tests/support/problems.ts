import type { Page } from '@playwright/test'

export type Problems = {
  /** The problems so far, without the allowed ones. */
  list: () => string[]
  /** Expect such a message, for example the 404 that the browser itself reports for a page that is not there. */
  allow: (message: RegExp) => void
  watch: (page: Page) => void
}

/** Collects what the console calls an error (CSP violations are among them) and exceptions nobody caught. */
export function collectProblems(): Problems {
  const seen: string[] = []
  const allowed: RegExp[] = []
  return {
    list: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    allow: (message) => allowed.push(message),
    watch: (page) => {
      page.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => seen.push(String(error)))
    },
  }
}
