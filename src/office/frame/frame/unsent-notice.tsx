import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useStore } from '#ui/store.ts'
import { notePressed, type Unsent, unsentStore } from './unsent.ts'

function watchLine(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that something did not reach the server, and sends it again; over the page, whose form stands as it was. */
export function UnsentNotice() {
  const unsent = useStore(unsentStore)
  const isOnline = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  )
  const submit = useSubmit()
  const { pathname } = useLocation()
  useEffect(() => {
    document.addEventListener('submit', notePressed, true)
    return () => document.removeEventListener('submit', notePressed, true)
  }, [])
  useEffect(() => {
    const kept = unsentStore.read()
    if (kept && kept.pathname !== pathname) unsentStore.write(null)
  }, [pathname])

  async function sendAgain() {
    if (!unsent) return
    if (unsent.form?.isConnected)
      return unsent.form.requestSubmit(unsent.submitter?.isConnected ? unsent.submitter : null)
    const { pathname: path, search } = new URL(unsent.request.url)
    // Only a form of its own sends files.
    await submit(new URLSearchParams(await unsent.request.clone().text()), {
      method: 'post',
      action: path + search,
      preventScrollReset: true,
    })
  }

  return (
    // Always there: what is not there before it speaks is not heard.
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-50 mx-auto max-w-xl text-sm lg:bottom-4 print:hidden"
    >
      {unsent && (
        <Notice tone="warning" title={titleOf(unsent, isOnline)} className="shadow-overlay">
          <p>{`${
            unsent.mayHaveArrived
              ? 'Die Verbindung brach ab, ehe die Antwort kam: Vielleicht ist es schon gespeichert.'
              : 'Nichts ist gespeichert.'
          } Was Sie eingegeben haben, steht noch hier.`}</p>
          <Button size="sm" onClick={() => void sendAgain()}>
            Noch einmal senden
          </Button>
        </Notice>
      )}
    </div>
  )
}

function titleOf({ isServerBroken, mayHaveArrived }: Unsent, isOnline: boolean): string {
  if (mayHaveArrived) return 'Die Antwort kam nicht an'
  if (!isOnline) return 'Keine Verbindung: nicht gesendet'
  return isServerBroken
    ? 'Der Server antwortet gerade nicht: nicht gesendet'
    : 'Noch nicht gesendet: Die Verbindung war unterbrochen'
}
