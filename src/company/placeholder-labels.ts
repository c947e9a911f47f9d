import type { CompanyPlaceholder } from './words.ts'

/** Placeholders of any text of the company, for the office: pages need the values alone. */
export const companyPlaceholders: Record<CompanyPlaceholder, string> = {
  firma: 'Name der Firma',
  ort: 'Ort der Firma',
  orte: 'Orte, in denen sie vermietet',
  zwischen: 'vom ersten bis zum letzten dieser Orte',
  gegend: 'Gegend',
  umkreis: 'wie weit Partner vom Büro entfernt sein dürfen',
  gegruendet: 'Jahr der Gründung',
  telefon: 'Telefonnummer',
  feuerwehr: 'Notruf',
  notfallzeiten: 'wann Sie im Notfall zu erreichen sind; ohne Angabe entfällt der Satz',
  buerozeiten: 'Geschäftszeiten',
  stunden_nachricht: 'Stunden bis zur Antwort auf Nachrichten',
  stunden_bewerbung: 'Stunden bis zur Antwort auf Bewerbungen',
  stunden_gutachten: 'Stunden bis zum Termin für ein Gutachten',
  stunden_schaden: 'Stunden bis zur ersten Einschätzung eines Schadens',
  tage_stelle: 'Tage bis zur Antwort auf Stellenbewerbungen',
  frist_bescheinigung: 'wann die Mietbescheinigung kommt',
  frist_express: 'wann sie eilig kommt',
  frist_schluessel: 'wann wir uns wegen eines Schlüssels melden',
}
