import type { Page } from '@playwright/test'

/** What a fake of Google's map was told to draw, read in the page as `window.drawn`. */
export type Drawn = {
  maps: { zoom: number; center: { lat: number; lng: number } }[]
  markers: { title: string; position: { lat: number; lng: number } }[]
  circles: { radius: number }[]
}

type FakeOptions = {
  /** What the script does: come, not come, or break when the map is drawn. */
  script?: 'works' | 'missing' | 'breaks'
  geocode?: unknown
}

/** The part of `google.maps` that the site uses. A marker is a button; its bubble is appended to the map when it is pressed. */
function fakeScript(breaks: boolean): string {
  return `(() => {
    const drawn = (window.drawn = { maps: [], markers: [], circles: [] })
    class Map {
      constructor(element, { zoom, center }) {
        if (${breaks}) throw new Error('WebGL fehlt')
        element.style.position = 'relative'
        this.element = element
        drawn.maps.push({ zoom, center })
      }
      fitBounds() {}
    }
    class Marker {
      constructor({ map, title, position }) {
        this.button = Object.assign(document.createElement('button'), { textContent: title })
        map.element.append(this.button)
        drawn.markers.push({ title, position })
      }
      addListener(event, listener) { this.button.addEventListener(event, listener) }
    }
    class InfoWindow {
      constructor({ content }) { this.content = content }
      open({ map }) { map.element.append(this.content) }
    }
    class Circle {
      constructor({ radius }) { drawn.circles.push({ radius }) }
      getBounds() { return {} }
    }
    const key = new URL(document.currentScript.src).searchParams.get('key')
    google.maps.importLibrary = async () => ({ Map, Marker, InfoWindow, Circle, key })
    google.maps.__ib__()
  })()`
}

/** Answers in Google's place; gives the addresses that the page asked of it, in order. No other foreign host is let through. */
export async function fakeGoogleMaps(page: Page, options: FakeOptions = {}): Promise<string[]> {
  const { script = 'works', geocode = { results: [] } } = options
  const asked: string[] = []
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const url = new URL(route.request().url())
      asked.push(url.href)
      if (url.pathname === '/maps/api/js' && script !== 'missing')
        return route.fulfill({ contentType: 'text/javascript', body: fakeScript(script === 'breaks') })
      if (url.pathname === '/maps/api/geocode/json')
        return route.fulfill({ json: geocode, headers: { 'Access-Control-Allow-Origin': '*' } })
      return route.abort()
    },
  )
  return asked
}
