import { choice, line, text } from './fact.ts'
import { legalForms } from './legal-form.ts'

/** Facts of imprint, business letters and privacy page; the legal form decides which of them are shown. */
export const imprint = {
  legal_form: choice('Rechtsform', legalForms, {
    none: 'Wie im Namen der Firma',
    hint: 'Entscheidet, was Impressum, Mails und PDFs nennen: Register, Vertretung, Aufsichtsrat, Prüfungsverband.',
  }),
  managing_directors: line('Vertreten durch', {
    required: true,
    hint: 'Alle mit Vor- und Nachnamen: Geschäftsführung, Vorstand, Inhaber, Gesellschafter. Bei einer GmbH & Co. KG die Geschäftsführung der Komplementärin.',
  }),
  general_partner: line('Komplementärin', {
    wide: true,
    hint: 'Nur GmbH & Co. KG: Firma, Sitz, Registergericht und Nummer der persönlich haftenden Gesellschaft.',
  }),
  supervisory_chair: line('Vorsitz des Aufsichtsrats', {
    hint: 'AG immer, GmbH und eG, wo es einen Aufsichtsrat gibt: Vor- und Nachname.',
  }),
  auditing_association: line('Prüfungsverband', { hint: 'Nur eG: Name und Sitz (§ 54 GenG).' }),
  seat: line('Sitz', { required: true, hint: 'Wie in der Satzung.' }),
  register_court: line('Registergericht'),
  register_number: line('Registernummer', { hint: 'Zum Beispiel HRB 12345, HRA 123, GnR 12, GsR 12, PR 12.' }),
  vat_id: line('Umsatzsteuer-Identifikationsnummer'),
  trade_authority: line('Aufsichtsbehörde', {
    wide: true,
    hint: 'Erteilt die Erlaubnis nach § 34c GewO. Leer: Das Impressum sagt nichts von einer Erlaubnis.',
  }),
  jurisdiction: line('Gerichtsstand', { maxLength: 80, hint: 'Für Verträge mit Kaufleuten (AGB). Leer: der Sitz.' }),
  liability_insurance: line('Berufshaftpflicht', { wide: true, hint: 'Versicherer, Anschrift, Geltungsbereich.' }),
  data_protection_mail: line('E-Mail-Adresse für den Datenschutz', { required: true, format: 'email' }),
  data_protection_authority: text('Aufsichtsbehörde für den Datenschutz', {
    wide: true,
    maxLength: 600,
    hint: 'Name, Anschrift, Telefon und Internetadresse, jede Angabe in einer Zeile. Leer: Die Datenschutzerklärung nennt das Bundesland und wo alle Behörden stehen.',
  }),
  hosting: line('Rechenzentrum', { wide: true, hint: 'Wer den Server betreibt (Art. 28 DSGVO).' }),
}
