import { site } from '#site'

/** Route planners for the company's address. Nothing is sent to them before the link is followed. */
export function directionsLinks({ address, coordinates } = site) {
  const { street, postalCode, city, country } = address
  const destination = encodeURIComponent(`${street}, ${postalCode} ${city}, ${country}`)
  return {
    // https://wiki.openstreetmap.org/wiki/Browsing#Other_URL_tricks: an empty start is asked for there; the address is looked up.
    openStreetMap: `https://www.openstreetmap.org/directions?from=&to=${destination}#map=15/${coordinates.lat}/${coordinates.lng}`,
    // https://developers.google.com/maps/documentation/urls/get-started#directions-action
    google: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
  }
}
