import { KeyRound } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { canPasskeys, type PasskeyAnswer, signInByPasskey } from './browser.ts'

/** Goes where the answer says, as a new document, so that nothing of another person stays in memory; else what to say. */
export function settle(answer: PasskeyAnswer): string | null {
  if ('fault' in answer) return answer.fault
  window.location.assign(answer.to)
  return null
}

type PasskeyButtonProps = {
  back: string
  /** Runs when the browser is about to be asked, which takes one question at a time. */
  onStart?: () => void
  className?: string
  children: ReactNode
}

/** Asks the browser for a passkey and opens a session with it. Nothing is shown where that cannot be: without JavaScript, in old browsers. */
export function PasskeyButton({ back, onStart, className = '', children }: PasskeyButtonProps) {
  const isHydrated = useHydrated()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort(), [])
  if (!isHydrated || !canPasskeys()) return null

  async function ask() {
    onStart?.()
    asking.current?.abort()
    asking.current = new AbortController()
    setFault(null)
    setIsBusy(true)
    setFault(settle(await signInByPasskey({ back, signal: asking.current.signal })))
    setIsBusy(false)
  }

  return (
    <>
      <Button type="button" variant="secondary" busy={isBusy} onClick={() => void ask()} className={className}>
        <KeyRound aria-hidden="true" /> {children}
      </Button>
      {fault && (
        <Notice tone="error" role="alert" className="mt-3">
          {fault}
        </Notice>
      )}
    </>
  )
}
