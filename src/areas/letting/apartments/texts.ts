/** Texts of the specification that two places need. */
export const texts = {
  listLoading: 'Wohnungen werden geladen...',
  listError: 'Fehler beim Laden der Wohnungen.',
  loading: 'Wohnung wird geladen…',
  notFound: 'Wohnung nicht gefunden.',
  rented: {
    title: 'Diese Wohnung ist bereits vermietet',
    text: 'Die von Ihnen aufgerufene Wohnung ist nicht mehr verfügbar.',
  },
  priceOnRequest: 'Preis auf Anfrage',
  resetFilters: 'Filter zurücksetzen',
  newSearch: 'Suchauftrag anlegen',
} as const
