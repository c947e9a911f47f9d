/** What the router fetches instead of a page: `/kontakt.data?a=b`, and of the home page `/_.data`. */
export const dataAddress = (address: string): string =>
  address.replace(/^[^?]*/, (path) => `${path === '/' ? '/_' : path}.data`)
