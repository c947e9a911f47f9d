import { parameterSchemas } from '#areas/letting/apartments/search/filters.ts'
import { propertyParameters } from '#areas/letting/properties/filters.ts'
import { watchlistParameters } from '#areas/letting/watchlist/address.ts'
import { count, type JsonSchema, listOf, paged, ref, shape } from './shapes.ts'

export type Read = {
  /** Below /api. */
  path: string
  summary: string
  query?: Record<string, JsonSchema>
  /** Which of them it does not answer without. */
  required?: string
  answer: JsonSchema
}

const text: JsonSchema = { type: 'string' }
const texts: JsonSchema = { type: 'array', items: text }
const { seite: _, ...pinFilters } = propertyParameters.schemas

/** Every read of the API: its address, what it is asked with, what it answers. Parameters are those of the pages' addresses. */
export const reads: Read[] = [
  {
    path: '/properties',
    summary: 'Immobilien, neueste zuerst',
    query: propertyParameters.schemas,
    answer: listOf(ref('PropertyRecord'), { ...paged, unfiltered_total: { type: 'integer' }, locations: texts }),
  },
  {
    path: '/property-pins',
    summary: 'Lage der Immobilien für die Karte, gefiltert wie die Liste',
    query: pinFilters,
    answer: listOf(ref('PropertyPin')),
  },
  { path: '/properties/{id}', summary: 'Eine Immobilie', answer: ref('PropertyRecord') },
  {
    path: '/properties/{id}/apartments',
    summary: 'Wohnungen einer Immobilie, nach Namen',
    answer: listOf(ref('ApartmentRecord')),
  },
  {
    path: '/properties/{id}/media',
    summary: 'Bilder einer Immobilie in ihrer Reihenfolge',
    answer: listOf(ref('Media')),
  },
  {
    path: '/apartments',
    summary: 'Wohnungen, neueste zuerst, 24 auf einer Seite',
    query: parameterSchemas,
    answer: listOf(ref('ApartmentListItem'), {
      ...paged,
      filters: { type: 'object', description: 'Die Filter, wie der Server sie gelesen hat' },
      availability: {
        ...shape({ free: count, soon: count, reserved: count, rented: count }),
        description: 'Wie viele Wohnungen davon sofort frei, später frei, reserviert oder vermietet sind',
      },
      commercial: { ...count, description: 'Wie viele davon Gewerbeeinheiten sind; sie stehen hinter den Wohnungen' },
      is_portfolio_empty: { type: 'boolean' },
      locations: texts,
      buildings: { type: 'array', items: ref('Building') },
    }),
  },
  {
    path: '/apartments-by-id',
    summary: 'Diese Wohnungen, in dieser Reihenfolge, ohne die, die es nicht (mehr) gibt',
    query: watchlistParameters.schemas,
    answer: listOf(ref('ApartmentListItem')),
  },
  {
    path: '/apartments/{id}',
    summary: 'Eine Wohnung mit Gebäude, Standort und ähnlichen freien Wohnungen',
    answer: ref('ApartmentDetail'),
  },
  { path: '/locations/{id}', summary: 'Ein Standort mit Beschreibung und Bildern', answer: ref('Location') },
  { path: '/jobs', summary: 'Offene Stellen, neueste zuerst', answer: listOf(ref('Job')) },
  { path: '/jobs/{slug}', summary: 'Eine Stelle', answer: ref('Job') },
  {
    path: '/help/categories',
    summary: 'Themen der Mieterinfos in ihrer Reihenfolge',
    answer: listOf(ref('HelpCategory')),
  },
  { path: '/help/categories/{slug}/articles', summary: 'Artikel eines Themas', answer: listOf(ref('HelpArticle')) },
  { path: '/help/articles/{slug}', summary: 'Ein Artikel', answer: ref('HelpArticle') },
  {
    path: '/help/questions',
    summary: 'Häufige Fragen mit ihren Antworten',
    answer: listOf(ref('HelpQuestion')),
  },
  {
    path: '/help/search',
    summary: 'Suche in den Mieterinfos ab zwei Zeichen, höchstens 10 Treffer',
    query: { q: { type: 'string', minLength: 2 } },
    answer: listOf(ref('HelpHit')),
  },
  {
    path: '/help/suggestions',
    summary: 'Höchstens drei Artikel, die zu einer Beschreibung sicher passen',
    query: { q: text },
    answer: listOf(ref('HelpHit')),
  },
  { path: '/trades', summary: 'Gesuchte Gewerke, nach Namen', answer: listOf(ref('Trade')) },
  { path: '/application/cities', summary: 'Städte mit freien Wohnungen', answer: listOf(text) },
  {
    path: '/application/properties',
    summary: 'Gebäude einer Stadt mit freien Wohnungen',
    query: { city: text },
    required: 'city',
    answer: listOf(ref('PropertyChoice')),
  },
  {
    path: '/application/apartments',
    summary: 'Freie Wohnungen eines Gebäudes',
    query: { property: text },
    required: 'property',
    answer: listOf(ref('ApartmentChoice')),
  },
  {
    path: '/get-google-maps-key',
    summary: 'Schlüssel für Google Maps, wenn einer eingerichtet ist',
    answer: { type: 'object', properties: { apiKey: text }, required: ['apiKey'] },
  },
  {
    path: '/form-token',
    summary: 'Frisches Kennzeichen für ein Formular',
    answer: { type: 'object', properties: { token: text }, required: ['token'] },
  },
]
