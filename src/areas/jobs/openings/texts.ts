/** Sentences of the job pages that more than one place says; quoted ones are the specification's. */
export const texts = {
  loading: 'Stellenangebote werden geladen…',
  listError: 'Fehler beim Laden der Stellenangebote.',
  noMatch: 'Keine passenden Stellen gefunden.',
  none: 'Zurzeit haben wir keine Stelle ausgeschrieben. Bewerben Sie sich gern initiativ.',
  notFound: {
    title: 'Stelle nicht gefunden',
    text: 'Das gesuchte Stellenangebot konnte nicht gefunden werden.',
  },
} as const
