import { createLateRouter } from './late-router.ts'
import { LatePage } from './late-page.tsx'
import { readServedPage, stateOf } from './served-page.ts'

/** A link, or a form that asks for an address: whoever comes near one may be about to go. */
const WAYS_ON = "a[href^='/'], a[href^='?'], form[method='get'], button[type='submit']"

/** The served page, to be hydrated. Its router's engine comes when the visitor is about to go somewhere. */
export async function prepareLatePage() {
  const page = await readServedPage()
  const load = async () => (await import('./engine.ts')).startEngine(page)
  const state = stateOf(page)
  if (!state) return <LatePage page={page} router={await load()} />

  const { router, prepare } = createLateRouter(state, load)
  const waits = new AbortController()
  const options = { capture: true, passive: true, signal: waits.signal }
  const fetchEngine = () => {
    // A failure is told by the way itself, when it is taken.
    prepare().then(
      () => waits.abort(),
      () => {},
    )
  }
  const comeNear = ({ target }: Event) => target instanceof Element && target.closest(WAYS_ON) && fetchEngine()
  for (const sign of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(sign, comeNear, options)
  // Pressed before the scripts came: `takeOver` repeats it when React is there.
  if (window.late?.held.some(({ target }) => target.closest(WAYS_ON))) fetchEngine()

  const { pathname, search } = window.location
  const goBack = () => {
    // To a page of before a reload, which only the server can show.
    if (window.location.pathname !== pathname || window.location.search !== search) window.location.reload()
    else fetchEngine()
  }
  window.addEventListener('popstate', goBack, { signal: waits.signal })
  return <LatePage page={page} router={router} />
}
