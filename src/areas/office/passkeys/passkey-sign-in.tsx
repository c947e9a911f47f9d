import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { canFillIn, canPasskeys, type PasskeyAnswer, signInByPasskey } from './browser.ts'

/** A challenge lives five minutes on the server; the one that waits in the field is renewed before. */
const RENEW_MS = 4 * 60_000

/** Goes where the answer says, as a new document, so that nothing of another person stays in memory; else what to say. */
function settle(answer: PasskeyAnswer): string | null {
  if ('fault' in answer) return answer.fault
  window.location.assign(answer.to)
  return null
}

/**
 * „Mit Passkey anmelden“, and where the browser can, its list of passkeys in the field of the e-mail address. Without JavaScript there
 * is only the password, so nothing is shown.
 */
export function PasskeySignIn({ back }: { back: string }) {
  const isHydrated = useHydrated()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
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

  async function signIn() {
    waiting.current?.abort()
    waiting.current = new AbortController()
    setFault(null)
    setIsBusy(true)
    setFault(settle(await signInByPasskey({ back, signal: waiting.current.signal })))
    setIsBusy(false)
  }

  return (
    <div className="mt-5 border-t border-ink-200 pt-5">
      <Button type="button" variant="secondary" busy={isBusy} onClick={() => void signIn()} className="w-full">
        <KeyRound aria-hidden="true" /> Mit Passkey anmelden
      </Button>
      {fault && (
        <Notice tone="error" role="alert" className="mt-3">
          <p>{fault}</p>
        </Notice>
      )}
    </div>
  )
}
