import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { firstInteraction } from './first-interaction.ts'
import { holdClicks } from './hold-clicks.ts'
import { hasInput, rememberInput, rememberNow, replayInput } from './keep-input.ts'

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
    // While developing, hot reload renders pages anew in the browser, and then there is no server's HTML to wait with.
    if (!import.meta.env.DEV && !isNeededAtOnce() && !hasInput()) await firstInteraction()
    const part = await load()
    rememberNow()
    return { default: part }
  })

  const content = (props: Props, fallback: ReactNode, onArrive: () => void, served: ServedHtml) => (
    <Suspense fallback={<Served html={served}>{fallback}</Served>}>
      <Part {...props} />
      <Arrival onArrive={onArrive} />
    </Suspense>
  )

  return function Island({ fallback = null, ...rest }: Props & { fallback?: ReactNode }) {
    const props = rest as unknown as Props
    const [isReady, setReady] = useState(false)
    const [frame, setFrame] = useState<HTMLElement | null>(null)
    const [arrive] = useState(() => () => setReady(true))
    // The same element until the script is there: React would throw the server's HTML away if it had to update it before.
    const [served] = useState<ServedHtml>(() => ({ nodes: [] }))
    const [waiting] = useState(() => content(props, fallback, arrive, served))

    useEffect(() => {
      // React marks what came from the server with a comment.
      if (frame?.firstChild?.nodeType === Node.COMMENT_NODE) served.nodes = [...frame.childNodes]
    }, [frame, served])

    useEffect(() => {
      if (isReady && frame) replayInput(frame)
    }, [isReady, frame])

    return (
      <div ref={setFrame} data-island={isReady ? 'ready' : 'waiting'}>
        {isReady ? content(props, fallback, arrive, served) : waiting}
      </div>
    )
  }
}

type ServedHtml = { nodes: ChildNode[] }

/**
 * A second change of the page's address before the script has come makes React give up the server's HTML all the same. It is put
 * back here, with everything typed in it; `replayInput` takes that over into the part.
 */
function Served({ html, children }: { html: ServedHtml; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => frame.current?.replaceChildren(...html.nodes), [html])
  return html.nodes.length > 0 ? <div ref={frame} className="contents" /> : children
}

/** Its effect runs together with those of the part beside it: from then on the part's handlers answer. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive])
  return null
}
