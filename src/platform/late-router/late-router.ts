import { createPath, type DataRouter, type RouterState, type RouterSubscriber, type To } from 'react-router'

/** What React Router asks of a page that nobody has left yet. Everything else waits for its engine. */
type FirstSteps = Pick<
  DataRouter,
  | 'basename'
  | 'state'
  | 'routes'
  | 'manifest'
  | 'window'
  | 'match'
  | 'subscribe'
  | 'navigate'
  | 'revalidate'
  | 'enableScrollRestoration'
  | 'createHref'
  | 'createURL'
  | 'encodeLocation'
>

export type LateRouter = {
  router: DataRouter
  /** Fetches the engine: to be called when the visitor is about to go somewhere. */
  prepare: () => Promise<DataRouter>
}

/**
 * A router that knows where it stands and nothing more, until somebody goes somewhere: then its engine (loading data, submitting,
 * history; 18 KB) is fetched and takes over with the same state.
 */
export function createLateRouter(start: RouterState, load: () => Promise<DataRouter>): LateRouter {
  let engine: DataRouter | undefined
  let loading: Promise<DataRouter> | undefined
  const subscribers = new Set<RouterSubscriber>()
  const scrolling = new Set<Parameters<DataRouter['enableScrollRestoration']>>()

  async function takeOver(): Promise<DataRouter> {
    const router = await load()
    for (const asked of scrolling) router.enableScrollRestoration(...asked)
    router.subscribe((...update) => {
      for (const subscriber of subscribers) subscriber(...update)
    })
    engine = router
    // Its routes are all there now, and the address may have got another hash meanwhile.
    for (const subscriber of subscribers) {
      subscriber(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
    }
    return router
  }

  function prepare(): Promise<DataRouter> {
    loading ??= takeOver().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  const createURL = (to: To) => new URL(hrefOf(to), window.location.origin)

  const firstSteps: FirstSteps = {
    basename: '/',
    state: start,
    routes: start.matches.slice(0, 1).map(({ route }) => route),
    manifest: {},
    window,
    match: () => null,
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    async navigate(to: number | To | null, options?: Parameters<DataRouter['navigate']>[1]) {
      // Another entry of the history: either another document, or one that the engine will hear of.
      if (typeof to === 'number') return window.history.go(to)
      const isSubmission = options !== undefined && 'formData' in options
      try {
        const router = await prepare()
        await router.navigate(to, options)
      } catch (error) {
        if (engine || isSubmission) throw error
        // No engine, no line: the browser says it.
        const { pathname } = window.location
        window.location.assign(createURL(typeof to === 'string' ? to : { pathname, ...to }))
      }
    },
    revalidate: async () => (await prepare()).revalidate(),
    enableScrollRestoration(...asked) {
      if (engine) return engine.enableScrollRestoration(...asked)
      scrolling.add(asked)
      return () => scrolling.delete(asked)
    },
    createHref: hrefOf,
    createURL,
    encodeLocation(to) {
      const { pathname, search, hash } = createURL(to)
      return { pathname, search, hash }
    },
  }

  const router = new Proxy(firstSteps as DataRouter, {
    get(first, name: keyof DataRouter) {
      const isOurs = name === 'subscribe' || name === 'enableScrollRestoration'
      return engine && !isOurs ? engine[name] : first[name]
    },
  })
  return { router, prepare }
}

function hrefOf(to: Parameters<DataRouter['createHref']>[0] | To): string {
  return typeof to === 'string' ? to : createPath(to)
}
