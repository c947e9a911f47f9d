import { formatNumber } from '#ui/format.ts'
import { type LocatedPlace, type MapView, mapTexts, priceOf } from './map-view.ts'

/** More than these would not fit on the map; the list above it has them all. */
const MOST_LINKS = 12

/** Draws the popup of a pin. Built as elements, never as HTML text: names come from the office. */
export function popupOf(places: readonly LocatedPlace[], follow: MapView['follow']): HTMLElement {
  const box = document.createElement('div')
  box.className = 'map-popup'
  for (const place of places.slice(0, MOST_LINKS)) box.append(entryOf(place, follow))
  const more = places.length - MOST_LINKS
  if (more > 0) box.append(line(`und ${formatNumber(more)} weitere an dieser Stelle`))
  return box
}

function entryOf({ name, address, href, isApproximate, flat }: LocatedPlace, follow: MapView['follow']): HTMLElement {
  const entry = document.createElement('div')
  const title: HTMLElement = document.createElement(href ? 'a' : 'strong')
  title.textContent = name
  if (href) {
    title.setAttribute('href', href)
    title.addEventListener('click', (event) => {
      // A visitor who wants another tab or window gets it.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      follow(href)
    })
  }
  entry.append(title, line(address))
  if (flat) entry.append(line(flat.facts))
  if (isApproximate) entry.append(line(mapTexts.approximate))
  return entry
}

function line(text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  return paragraph
}

/** The name of a pin, or how many it stands for, with one of their names. */
export function clusterLabel(places: readonly LocatedPlace[]): string {
  const [first] = places
  const noun = first?.flat ? 'Wohnungen' : 'Immobilien'
  const name =
    places.length === 1 ? (first?.name ?? '') : `${formatNumber(places.length)} ${noun}, darunter ${first?.name}`
  const price = priceOf(places)
  return price === null ? name : `${price} warm: ${name}`
}
