import type { ClientInstrumentation } from 'react-router'

/** Where a press leads that React Router follows just now. */
let next: string | null = null
let isReloading = false

/**
 * React Router reloads the page that one is on when the script of another one does not come, be its link pressed or only pointed at. A press
 * would be lost: where the browser tells of the reload (Navigation API), the page that was asked for is loaded instead.
 */
export function leadOn(): ClientInstrumentation {
  if ('navigation' in window) navigation.addEventListener('navigate', judgeReload)
  return { router: (router) => router.instrument({ navigate: follow }) }
}

function judgeReload(event: NavigateEvent): void {
  if (event.navigationType !== 'reload') return
  if (next === null || event.userInitiated) return void (isReloading = true)
  event.preventDefault()
  window.location.assign(next)
}

/** `to` is a number on the way back, which the browser goes itself. */
async function follow(go: () => Promise<unknown>, { to, formMethod = 'get' }: Press): Promise<void> {
  const address = typeof to === 'number' ? null : new URL(to, window.location.href).href
  next = address
  if (isReloading && address && formMethod === 'get') window.location.assign(address)
  await go()
  if (next === address) next = null
}

type Press = Readonly<{ to: string | number; formMethod?: string }>
