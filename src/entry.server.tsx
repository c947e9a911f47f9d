import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router'
import { appContext, httpContext } from '#platform/app.server.ts'
import {
  contentSecurityPolicy,
  frameHosts,
  ownFrames,
  googleMapsHosts,
  viteHosts,
} from '#platform/content-security-policy.server.ts'
import { loggedPath, isPersonalAddress } from '#platform/http/address.ts'
import { type DatabaseBusyError, isDatabaseBusy } from '#platform/database/database-busy.server.ts'
import { renderWhole } from '#platform/http/render-whole.server.tsx'
import { hydrationScript } from '#ui/hydration/hydration-script.tsx'

/**
 * Renders a page whole before the first byte leaves: the policy names the scripts that we put there, and an error in any part still
 * becomes an error page with its status.
 */
export default async function handleRequest(
  httpRequest: Request,
  routerStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const app = context.get(appContext)
  const refusal = busy.get(context)
  if (refusal) headers.set('Retry-After', String(refusal.retryAfterSeconds))
  const status = refusal ? 503 : routerStatus
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', isOneVisitors(httpRequest) ? 'no-store' : 'no-cache')
  // Nobody sees the page, and what only drawing it tells need not be said (RFC 9110, 9.3.2).
  if (httpRequest.method === 'HEAD') return new Response(null, { status, headers })
  const rendered = await renderWhole(routerContext, httpRequest.url)
  const { googleMapsApiKey, chatbotUrl } = app.config
  const allowsGoogle = googleMapsApiKey !== null && says(routerContext, 'showsMap')
  const framedUrl = chatbotUrl !== null && says(routerContext, 'framesChat') ? chatbotUrl : null
  const framedTour = framedBy(routerContext)
  const marks = [
    ...(allowsGoogle ? ['data-allows-google'] : []),
    ...(framedUrl ? ['data-allows-chat'] : []),
    ...(framedTour ? [`data-allows-frame="${new URL(framedTour).origin}"`] : []),
    // The error page shows it, so that a caller can name what the log knows.
    ...(status >= 500 ? [`data-request-id="${context.get(httpContext).httpRequestId}"`] : []),
  ]
  const html = marks.length > 0 ? rendered.html.replace('<html ', `<html ${marks.join(' ')} `) : rendered.html

  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(
      [hydrationScript, ...rendered.scripts],
      [
        ...(allowsGoogle ? [googleMapsHosts] : import.meta.env.DEV ? [viteHosts] : []),
        ...(framedUrl ? [frameHosts(framedUrl)] : []),
        ...(framedTour ? [frameHosts(framedTour)] : []),
        ...(says(routerContext, 'framesOwnPages') ? [ownFrames] : []),
      ],
      { isFramed: says(routerContext, 'isFramed') },
    ),
  )
  return new Response(html, { status, headers })
}

/** React Router hides what an error was before the page is rendered, so it is kept here until then. */
const busy = new WeakMap<object, DatabaseBusyError>()
/** Tells answers that belong to one visitor: after a post, and where somebody wrote into the address. */
function isOneVisitors({ method, url }: Request): boolean {
  return (method !== 'GET' && method !== 'HEAD') || isPersonalAddress(url)
}

/** Logs what broke in a loader, an action or the rendering. A visitor who left, or asked for what there is not, is no error. */
export const handleError: HandleErrorFunction = (error, { request: httpRequest, context }) => {
  if (httpRequest.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { httpRequestId } = context.get(httpContext)
  if (isDatabaseBusy(error)) busy.set(context, error)
  context
    .get(appContext)
    .log.error('page failed', error, { requestId: httpRequestId, path: loggedPath(new URL(httpRequest.url).pathname) })
}

/** A page says in its `handle` what it shows; only there may the configured foreign provider of a map or chat be reached. */
type Said = 'showsMap' | 'framesChat' | 'framesOwnPages' | 'isFramed'

function says({ staticHandlerContext, routeModules }: EntryContext, what: Said): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle
    return typeof handle === 'object' && handle !== null && (handle as Record<string, unknown>)[what] === true
  })
}

/** Names the service that a page frames after consent, as its loader says; null: none. */
function framedBy({ staticHandlerContext: { matches, loaderData } }: EntryContext): string | null {
  for (const { route } of matches) {
    const data: unknown = loaderData[route.id]
    if (typeof data === 'object' && data !== null && 'framedUrl' in data && typeof data.framedUrl === 'string')
      return data.framedUrl
  }
  return null
}
