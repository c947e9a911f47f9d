import { choice, line, text } from './fact.ts'
import { formsWith, legalForms } from './legal-form.ts'

const only = (of: keyof typeof formsWith) => ({ onlyWith: { choice: 'legal_form', values: formsWith[of] } })

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
    ...only('generalPartner'),
    wide: true,
    hint: 'Nur GmbH & Co. KG: Firma, Sitz, Registergericht und Nummer der persönlich haftenden Gesellschaft.',
  }),
  supervisory_chair: line('Vorsitz des Aufsichtsrats', {
    ...only('supervisoryChair'),
    hint: 'AG immer, GmbH und eG, wo es einen Aufsichtsrat gibt: Vor- und Nachname.',
  }),
  auditing_association: line('Prüfungsverband', {
    ...only('auditingAssociation'),
    hint: 'Nur eG: Name und Sitz (§ 54 GenG).',
  }),
  seat: line('Sitz', {
    ...only('seat'),
    required: true,
    hint: 'Wie in der Satzung oder im Register; eine natürliche Person lässt ihn frei.',
  }),
  register_court: line('Registergericht', only('register')),
  register_number: line('Registernummer', {
    ...only('register'),
    hint: 'Zum Beispiel HRB 12345, HRA 123, GnR 12, GsR 12, PR 12.',
  }),
  vat_id: line('Umsatzsteuer-Identifikationsnummer'),
  trade_authority: line('Aufsichtsbehörde', {
    wide: true,
    hint: 'Erteilt die Erlaubnis nach § 34c GewO. Leer: Das Impressum sagt nichts von einer Erlaubnis.',
  }),
  jurisdiction: line('Gerichtsstand', {
    maxLength: 80,
    hint: 'Für Verträge mit Kaufleuten (AGB). Leer: der Sitz, sonst der Ort der Anschrift.',
  }),
  liability_insurance: line('Berufshaftpflicht', { wide: true, hint: 'Versicherer, Anschrift, Geltungsbereich.' }),
  data_protection_mail: line('E-Mail-Adresse für den Datenschutz', { required: true, format: 'email' }),
  data_protection_authority: text('Aufsichtsbehörde für den Datenschutz', {
    wide: true,
    maxLength: 600,
    hint: 'Name, Anschrift, Telefon und Internetadresse, jede Angabe in einer Zeile. Leer: Die Datenschutzerklärung nennt das Bundesland und wo alle Behörden stehen.',
  }),
  hosting: line('Rechenzentrum', { wide: true, hint: 'Wer den Server betreibt (Art. 28 DSGVO).' }),
}
