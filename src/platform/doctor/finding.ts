/** One thing that was looked at. All texts are German and hold no personal data. */
export type Finding = {
  what: string
  state: 'ok' | 'warning' | 'error'
  detail: string
  /** What to do about it. */
  advice?: string
}
