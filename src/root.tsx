import { lazy, type ReactNode, Suspense } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { isWithoutScripts } from '#platform/only-read.ts'
import { readReference, showReference } from '#requests/request/reference.ts'
import { readSentCard } from '#requests/request/sent-card.server.ts'
import { ErrorPage } from '#shell/error-page.tsx'
import { site, SITE_ELEMENT } from '#site'
import type { Route } from './+types/root.ts'
import { fontUrls } from '#ui/font.ts'
import { HydrationScript } from '#ui/hydration/hydration-script.tsx'
import { useHydration } from '#ui/hydration/use-hydration.ts'
import theme from './ui/theme.css?url'

export const links: Route.LinksFunction = () => {
  const { icon, version } = site.look
  return [
    { rel: 'icon', href: icon, type: icon.startsWith('/favicon.svg') ? 'image/svg+xml' : 'image/png' },
    { rel: 'icon', href: `/favicon.ico?v=${version}`, sizes: '32x32' },
    { rel: 'apple-touch-icon', href: `/apple-touch-icon.png?v=${version}` },
  ]
}

/** Loads the facts of every page: titles and canonical addresses are built from them (`#platform/page-meta.ts`). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { siteUrl, googleMapsApiKey, geocoderUrl, chatbotUrl } = app.config
  return {
    /** After a form that was sent without scripts. */
    sent: await readSentCard(app, url.searchParams),
    siteUrl,
    brand: site.brand,
    /** The one that the page is set in; here, so that no browser gets the addresses of all. */
    font: fontUrls[site.look.typeface],
    mapProvider: googleMapsApiKey ? ('google' as const) : ('openstreetmap' as const),
    /** Whether any address can be found, or the towns of the portfolio alone. */
    knowsAddresses: geocoderUrl !== null,
    chatHost: chatbotUrl && new URL(chatbotUrl).host,
  }
}

/** The root's facts do not change while the browser shows the site. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  useHydration()
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle)
  const hasScripts = !isWithoutScripts(matches)
  const font = useRouteLoaderData<typeof loader>('root')?.font
  return (
    // Before React comes, HydrationScript marks it, and a browser that translates the page does.
    <html lang="de" suppressHydrationWarning>
      <head>
        {hasScripts && <HydrationScript />}
        {/* Before the scripts, which read it. */}
        {hasScripts && (
          <script id={SITE_ELEMENT} type="application/json" dangerouslySetInnerHTML={{ __html: inScript(site) }} />
        )}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={site.look.themeColor} />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <Meta />
        {/* With a precedence React names it before the scripts: the page is painted with it, and works without them. */}
        <link rel="stylesheet" href={theme} precedence="default" />
        {site.look.sheet && <link rel="stylesheet" href={site.look.sheet} precedence="default" />}
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <Links />
        <link
          rel="manifest"
          href={`${handles.map(manifestOf).find(Boolean) ?? '/site.webmanifest'}?v=${site.look.version}`}
        />
      </head>
      <body>
        {children}
        {hasScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** JSON that cannot end the element it stands in. */
const inScript = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** A room that is an application of its own on a home screen names its manifest in its `handle`. */
function manifestOf(handle: unknown): string | null {
  return typeof handle === 'object' && handle !== null && 'manifest' in handle ? String(handle.manifest) : null
}

export default function Root() {
  return <Outlet />
}

// A refusal of the office's guard arrives here: no page of it was entered. Loaded then only.
const OfficeRefusal = lazy(() =>
  import('#office/frame/frame/refusal-view.tsx').then(({ RefusalView }) => ({ default: RefusalView })),
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const received = readReference(new URLSearchParams(search).get('eingegangen') ?? '')
  if (!/^\/verwaltung(\/|$)/.test(pathname))
    return (
      <ErrorPage
        status={isRouteErrorResponse(error) ? error.status : 500}
        reference={received && showReference(received)}
      />
    )
  return (
    <Suspense>
      <OfficeRefusal error={error} />
    </Suspense>
  )
}
