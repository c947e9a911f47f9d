import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { firstInteraction } from './first-interaction.ts'
import { holdClicks } from './hold-clicks.ts'
import { rememberInput, rememberNow, replayInput } from './keep-input.ts'

type IslandOptions = {
  /** Do not wait for the visitor: there is something to restore, or a step to open. Asked in the browser only. */
  isNeededAtOnce?: () => boolean
}

/**
 * A part of a page whose script is loaded when the visitor begins to do something. Until then the server's HTML stands there and
 * works as it does without JavaScript; what is typed is kept. Where the server rendered nothing (a page reached by a link), the
 * script is loaded at once, for somebody has followed that link. Declare it once, at the top of a file.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isNeededAtOnce = () => false }: IslandOptions = {},
) {
  const Part = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() }
    holdClicks()
    rememberInput()
    if (!isNeededAtOnce()) await firstInteraction()
    const part = await load()
    rememberNow()
    return { default: part }
  })

  return function Island({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [isReady, setReady] = useState(false)
    const frame = useRef<HTMLDivElement>(null)
    const arrive = useCallback(() => {
      if (frame.current) replayInput(frame.current)
      setReady(true)
    }, [])
    return (
      <div ref={frame} data-island={isReady ? 'ready' : 'waiting'}>
        <Suspense fallback={fallback}>
          <Part {...(props as unknown as Props)} />
          <Arrival onArrive={arrive} />
        </Suspense>
      </div>
    )
  }
}

/** Its effect runs together with those of the part beside it: from then on the part's handlers answer. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive])
  return null
}
