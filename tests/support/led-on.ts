import type { APIResponse } from '@playwright/test'

/** Whether a form was taken: then a busy site (503) refused only the page after it, and the form must not be sent again. */
export function hasLedOn(answer: APIResponse, address: string): boolean {
  return answer.url() !== new URL(address, answer.url()).href
}
