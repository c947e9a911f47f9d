/** Where the palette leads: `detail` tells hits of one name apart. */
export type Hit = { to: string; title: string; detail: string }

/** `more`: the list that shows all of them. */
export type HitGroup = { label: string; hits: Hit[]; more?: { to: string; text: string } }

export const SEARCH_PAGE = '/verwaltung/suche'
export const SEARCH_ANSWER = '/verwaltung/suche/treffer'
