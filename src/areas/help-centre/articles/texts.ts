/** Texts of the specification (chapters 2 and 8), word for word, and those that two places need. */
export const texts = {
  title: 'Mieterinfos',
  categoriesFailed: 'Kategorien konnten nicht geladen werden.',
  articlesFailed: 'Artikel konnten nicht geladen werden.',
  reportDamage: 'Jetzt Schaden melden',
  searchResult: 'Suchergebnis',
  noHits: (term: string) => `Keine Artikel gefunden für "${term}"`,
  noHitsAdvice: 'Versuchen Sie andere Suchbegriffe',
  unknownCategory: 'Diese Kategorie gibt es nicht.',
  unknownArticle: 'Diesen Artikel gibt es nicht oder nicht mehr.',
} as const
