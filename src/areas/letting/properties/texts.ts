/** Texts of the specification that two places need; word for word. */
export const texts = {
  notFound: {
    title: 'Immobilie nicht gefunden',
    text: 'Die angeforderte Immobilie existiert nicht oder wurde entfernt.',
  },
  listLoading: 'Immobilien werden aus der Datenbank geladen...',
  listError: {
    title: 'Fehler beim Laden der Immobilien aus der Datenbank.',
    text: 'Bitte versuchen Sie es später noch einmal oder kontaktieren Sie uns.',
  },
  noPicture: 'Kein Bild verfügbar',
} as const
