/**
 * Texts the specification quotes, which are shown exactly as quoted although they break a house rule.
 * Each with the chapter that quotes it; a text that no file uses any more is no harm.
 */
export const quotedTexts: { text: string; source: string }[] = [
  { text: 'Immobilien werden aus der Datenbank geladen...', source: 'chapter 2, property listing' },
  { text: 'Name oder Adresse suchen...', source: 'chapter 2, property listing' },
  { text: 'Immobilie wird geladen...', source: 'chapter 2, property detail' },
  { text: 'Wohnungen werden geladen...', source: 'chapter 2, property detail and apartment overview' },
  { text: 'Gewerke werden geladen...', source: 'chapter 2, craftsman partner' },
  { text: 'Wird gesendet...', source: 'chapters 2 and 4, job detail and forms' },
  { text: 'Keine Artikel gefunden für "X"', source: 'chapter 2, tenant information; X is the term' },
  { text: 'Karte wird geladen...', source: 'chapter 8, map panel' },
  { text: 'Link wurde in die Zwischenablage kopiert!', source: 'chapter 2, apartment detail' },
  { text: 'Bewerbung erfolgreich gesendet!', source: 'chapter 2, jobs' },
  { text: 'Ihre Bewerbung wurde erfolgreich eingereicht!', source: 'chapter 8, tenant application' },
  { text: 'Fehler!', source: 'chapter 8, partner application' },
  { text: 'Erfolgreich!', source: 'chapter 8, partner application' },
  { text: 'Oops! Page not found', source: 'chapter 2, route table' },
  { text: 'Unexpected Application Error!', source: 'chapter 8, generic router failure' },
  { text: 'HTTP error! status:', source: 'chapter 8, maps key response' },
  { text: 'Google Maps API key not found in response', source: 'chapter 8, missing apiKey' },
]
