import { pushTexts } from './texts.ts'

const WORKER = '/verwaltung/mitteilungen.js'
const SCOPE = '/verwaltung/'

export type BrowserState = 'unsupported' | 'blocked' | 'off' | 'on'

export async function browserState(): Promise<BrowserState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const worker = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await worker?.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks for the permission and signs this browser in at its push service. @returns what our server needs, or a German sentence. */
export async function subscribe(publicKey: string): Promise<Record<string, string> | { fault: string }> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return { fault: pushTexts.blocked }
  if (permission !== 'granted') return { fault: pushTexts.unanswered }
  try {
    await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
    const { pushManager } = await navigator.serviceWorker.ready
    // Anew each time: the one before may be a colleague's, or of another key.
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const { endpoint = '', keys = {} } = made.toJSON()
    return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
  } catch {
    return { fault: pushTexts.failed }
  }
}
