import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import { PartMissing } from './part-missing.tsx'
import { ServedHtml } from './served-html.tsx'
import { loadAtStart } from './start-parts.ts'

type LatePartOptions<Props> = {
  /** It listens to nothing: where the server has drawn it, its HTML stays as long as its props do, and its code is not fetched. */
  staysAsServed?: boolean
  /** Stands there while the code is on its way, and above the message when it did not come; without it, what was served stays so long. */
  meanwhile?: (props: Props) => ReactNode
  /** Of the element around it, which is no box of its own otherwise. */
  className?: string
}

/** `prepare` fetches the code before it is needed. It resolves also when there is no line: the part itself tells. */
export type LatePart<Props> = ComponentType<Props> & { prepare: () => Promise<void> }

/**
 * A part of a page whose code is a file of its own. The server draws it like any other; the browser fetches it when it is prepared
 * or drawn first, and before it takes over a page that shows it. `name` is the part's alone on a page.
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { staysAsServed = false, meanwhile, className = 'contents' }: LatePartOptions<Props> = {},
): LatePart<Props> {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  function fetchPart(): Promise<void> {
    loading ??= load().then(
      (loaded) => {
        Part = loaded
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  const served = () => document.querySelector(`[data-part="${name}"]`)
  if (import.meta.env.SSR || (!staysAsServed && served())) loadAtStart(fetchPart())

  function Late(props: Props) {
    const isHydrated = useHydrated()
    const [kept] = useState(() => (isHydrated || Part ? undefined : served()?.innerHTML))
    const [state, setState] = useState<'missing' | 'here' | 'failed'>(Part ? 'here' : 'missing')
    const [first] = useState(props)
    const stays = staysAsServed && kept !== undefined && isSame(first, props)
    const isAsked = state === 'missing' && !stays

    useEffect(() => {
      if (!isAsked) return
      let isGone = false
      const show = (next: 'here' | 'failed') => !isGone && setState(next)
      fetchPart().then(
        () => show('here'),
        () => show('failed'),
      )
      return () => {
        isGone = true
      }
    }, [isAsked])

    if (Part && !stays && (state === 'here' || kept === undefined)) {
      return (
        <div key="part" data-part={name} className={className}>
          <Part {...props} />
        </div>
      )
    }
    if (kept !== undefined && (stays || !isHydrated || !meanwhile)) {
      return <ServedHtml name={name} html={kept} className={className} />
    }
    return (
      <>
        {meanwhile?.(props)}
        {state === 'failed' && <PartMissing onRetry={() => setState('missing')} />}
      </>
    )
  }

  return Object.assign(Late, { prepare: () => fetchPart().catch(() => {}) })
}

function isSame(one: object, other: object): boolean {
  const values: Record<string, unknown> = { ...other }
  return Object.entries(one).every(([name, value]) => values[name] === value)
}
