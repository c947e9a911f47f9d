import { tourCompanies, type TourProvider } from '#platform/tour-companies.ts'

type Site = {
  hosts: readonly string[]
  /** The address to frame; null: not of a video or tour. */
  frame: (url: URL) => string | null
}

/** A video or tour of a flat: what may be loaded, and from whom. */
export type Tour = { provider: TourProvider; frameUrl: string; pageUrl: string } & (typeof tourCompanies)[TourProvider]

/** How each company names its videos. A further company is an entry here and in `tourCompanies`. */
const sites: Record<TourProvider, Site> = {
  youtube: {
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    frame: (url) => {
      const inPath = /^\/(?:embed\/|shorts\/)?([\w-]{11})$/.exec(url.pathname)?.[1]
      const id = url.pathname === '/watch' ? url.searchParams.get('v') : inPath
      return id && /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null
    },
  },
  vimeo: {
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    frame: (url) => {
      const [, id, inPath] = /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{8,12}))?$/.exec(url.pathname) ?? []
      // The second part opens a video that is not listed.
      const key = inPath ?? /^[0-9a-f]{8,12}$/.exec(url.searchParams.get('h') ?? '')?.[0]
      return id ? `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}` : null
    },
  },
  matterport: {
    hosts: ['my.matterport.com'],
    frame: (url) => {
      const id = url.searchParams.get('m')
      const isTour = /^\/show\/?$/.test(url.pathname) && id !== null && /^\w{11}$/.test(id)
      return isTour ? `https://my.matterport.com/show/?m=${id}` : null
    },
  },
}

const providers = Object.keys(sites) as TourProvider[]

export const TOUR_FAULT = `Das ist kein Video oder Rundgang, den wir zeigen können. Es gehen Adressen von ${providers
  .map((provider) => tourCompanies[provider].name)
  .join(', ')}, zum Beispiel https://vimeo.com/76979871.`

/** The tour behind an address as somebody copied it; null when it is none of a company above. The frame's address is made anew from its number alone. */
export function tourOf(typed: string | null): Tour | null {
  const url = typed === null ? null : URL.parse(typed.trim())
  if (url?.protocol !== 'https:' || url.username !== '') return null
  const provider = providers.find((one) => sites[one].hosts.includes(url.host))
  const frameUrl = provider && sites[provider].frame(url)
  return provider && frameUrl ? { ...tourCompanies[provider], provider, frameUrl, pageUrl: url.href } : null
}
