import { data } from 'react-router'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'

/** The answer to a try that was not looked at. */
export function refuseLimited(retryAfterSeconds: number, refusal: FormRefusal) {
  return data(refusal, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } })
}
