import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createPageHandler } from './page-handlers.server.ts'

type Place = { path?: string; index?: boolean; parentId?: string }

const places: Record<string, Place> = {
  root: { path: '' },
  frame: { parentId: 'root' },
  home: { parentId: 'frame', index: true },
  flats: { parentId: 'frame', path: 'wohnungen' },
  flat: { parentId: 'frame', path: 'wohnung/:id' },
  articles: { parentId: 'frame', path: 'infos/:category?/:article?' },
  else: { parentId: 'frame', path: '*' },
  office: { parentId: 'root', path: 'verwaltung' },
  inbox: { parentId: 'office', index: true },
  mail: { parentId: 'office', path: 'mails/:id' },
}

/** Answers with the routes that were found, their parameters and their data. */
function answer(_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext): Response {
  const found = staticHandlerContext.matches.map(({ route, params }) => `${route.id}${JSON.stringify(params)}`)
  const data = JSON.stringify(staticHandlerContext.loaderData)
  return new Response(`${found.join(' ')} ${data}`, { status, headers })
}

const build = {
  entry: { module: { default: answer } },
  routes: Object.fromEntries(
    Object.entries(places).map(([id, place]) => [
      id,
      { id, ...place, module: { default: () => null, loader: () => `data of ${id}` } },
    ]),
  ),
  assets: {
    routes: Object.fromEntries(Object.entries(places).map(([id, place]) => [id, { id, ...place }])),
  },
  routeDiscovery: { mode: 'initial' },
  ssr: true,
  future: {},
} as unknown as ServerBuild

test.each([
  '/',
  '/wohnungen',
  '/wohnungen/',
  '/WOHNUNGEN',
  '/%77ohnungen',
  '/wohnungen/x',
  '/wohnung/7?ansicht=karte',
  '/wohnung',
  '/wohnung/7.data',
  '/_root.data',
  '/wohnungen.data?_routes=flats',
  '/infos',
  '/infos/a/b',
  '/verwaltung',
  '/verwaltung.data',
  '/verwaltung/mails/3',
  '/verwaltung/nichts',
  '/*',
  '//wohnungen',
  '/nichts',
  '/constructor',
])('%s finds what it finds among all routes', async (address) => {
  const ask = async (handle: ReturnType<typeof createPageHandler>) => {
    const response = await handle(new Request(`http://localhost${address}`), new RouterContextProvider())
    return { status: response.status, body: await response.text() }
  }
  const among = createPageHandler(build)
  const all = createRequestHandler(build)
  const expected = await ask(all)
  expect(await ask(among)).toEqual(expected)
  expect(await ask(among)).toEqual(expected)
})
