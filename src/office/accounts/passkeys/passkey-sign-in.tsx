import { useEffect, useRef, useState } from 'react'
import { Notice } from '#ui/notice/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { canFillIn, canPasskeys, signInByPasskey } from './browser.ts'
import { PasskeyButton, settle } from './passkey-button.tsx'
import { MINUTE_MS } from '#values/durations.ts'

/** A challenge lives five minutes on the server; the one that waits in the field is renewed before. */
const RENEW_MS = 4 * MINUTE_MS

/**
 * „Passkey verwenden“, and where the browser can, its list of passkeys in the field of the e-mail address. Without JavaScript there
 * is only the password, so nothing is shown.
 */
export function PasskeySignIn({ back }: { back: string }) {
  const isHydrated = useHydrated()
  const [fault, setFault] = useState<string | null>(null)
  const waiting = useRef<AbortController | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    async function waitInField() {
      if (isGone || !(await canFillIn())) return
      waiting.current = new AbortController()
      const { signal } = waiting.current
      timer = setTimeout(() => {
        waiting.current?.abort()
        void waitInField()
      }, RENEW_MS)
      const answer = await signInByPasskey({ back, signal, isConditional: true })
      if (!signal.aborted) setFault(settle(answer))
    }
    void waitInField()
    return () => {
      isGone = true
      clearTimeout(timer)
      waiting.current?.abort()
    }
  }, [back])

  if (!isHydrated || !canPasskeys()) return null
  const stopWaiting = () => {
    waiting.current?.abort()
    setFault(null)
  }
  return (
    <div className="mt-5 border-t border-ink-200 pt-5">
      <PasskeyButton back={back} onStart={stopWaiting} className="w-full">
        Passkey verwenden
      </PasskeyButton>
      {fault && (
        <Notice tone="error" role="alert" className="mt-3">
          {fault}
        </Notice>
      )}
    </div>
  )
}
