import type { ContentValues } from './content/content-store.ts'
import { box, decimal, euro, line, wholeNumber } from './fact.ts'

/** Facts that rule what the site does: promised times, prices, what is asked, how long it is kept. */

const inHours = (label: string, standard: number) => wholeNumber(label, { required: true, min: 0, max: 8760, standard })

export const promises = {
  application_hours: inHours('Bewerbung um eine Wohnung oder als Partner: Antwort in Stunden', 72),
  contact_hours: inHours('Nachricht: Antwort in Stunden', 72),
  job_application_days: wholeNumber('Bewerbung um eine Stelle: Antwort in Tagen', {
    required: true,
    min: 1,
    max: 365,
    standard: 7,
  }),
  report_date_hours: inHours('Gutachten: Terminvorschlag in Stunden', 48),
  damage_assessment_hours: inHours('Schadensanierung: erste Einschätzung in Stunden', 24),
}

const inWords = (label: string, standard: string) => line(label, { required: true, maxLength: 60, standard })

export const damages = {
  damage_emergency_hours: inHours('Notfall: Frist in Stunden', 0),
  damage_emergency_shown: inWords('Notfall: in Worten', 'sofort'),
  damage_high_hours: inHours('Hoch: Frist in Stunden', 24),
  damage_high_shown: inWords('Hoch: in Worten', 'innerhalb von 24 Stunden'),
  damage_medium_hours: inHours('Normal: Frist in Stunden', 72),
  damage_medium_shown: inWords('Normal: in Worten', 'in 2–3 Werktagen'),
  damage_low_hours: inHours('Niedrig: Frist in Stunden', 336),
  damage_low_shown: inWords('Niedrig: in Worten', 'in 1–2 Wochen'),
}

export const services = {
  certificate_hours: inHours('Mietbescheinigung: Frist in Stunden', 120),
  certificate_shown: inWords('Mietbescheinigung: in Worten', 'in 3–5 Werktagen'),
  certificate_express_shown: inWords('Mietbescheinigung, Express: in Worten', 'in 1–2 Werktagen'),
  key_loss_hours: inHours('Schlüssel verloren: Frist in Stunden', 48),
  key_loss_shown: inWords('Schlüssel verloren: in Worten', 'in 1–2 Werktagen'),
}

export const prices = {
  internet_label: line('Zusatz zur Miete', {
    maxLength: 120,
    wide: true,
    hint: 'Steht auf der Seite jeder Wohnung als freiwillig. Leer: Es gibt keinen.',
  }),
  internet_price_euro: euro('Preis im Monat'),
}

/** The most that may be asked for a home, in cold rents, and the fewest parts in which it may be paid (§ 551 Abs. 1, 2 and 4 BGB). */
const MOST_RENTS = 3
const FEWEST_INSTALMENTS = 3

const UNLESS_OWN = 'Gilt, wo keine eigene Kaution eingetragen ist. Leer oder 0: Dort steht „auf Anfrage“.'

export const deposit = {
  deposit_rents: decimal('Wohnungen: Kaution in Kaltmieten', { hint: `Höchstens drei (§ 551 BGB). ${UNLESS_OWN}` }),
  deposit_instalments: wholeNumber('Wohnungen: zahlbar in … Monatsraten', {
    required: true,
    max: 12,
    standard: 3,
    hint: 'Drei stehen jedem Mieter zu (§ 551 Abs. 2 BGB); mehr dürfen Sie anbieten.',
  }),
  commercial_deposit_rents: decimal('Gewerbe: Kaution in Kaltmieten', {
    max: 24,
    hint: `Frei zu vereinbaren. ${UNLESS_OWN}`,
  }),
  commercial_deposit_instalments: wholeNumber('Gewerbe: zahlbar in … Monatsraten', {
    required: true,
    min: 1,
    max: 24,
    standard: 3,
    hint: '1: in einer Summe, dann steht von Raten nichts da.',
  }),
}

/** Finds what the law forbids of a deposit, by field. */
export function depositFaults({ deposit_rents: rents, deposit_instalments: parts }: ContentValues) {
  return {
    ...(typeof rents === 'number' &&
      rents > MOST_RENTS && {
        deposit_rents: 'Für Wohnungen dürfen Sie höchstens drei Kaltmieten verlangen (§ 551 Abs. 1 BGB).',
      }),
    ...(typeof parts === 'number' &&
      parts < FEWEST_INSTALMENTS && {
        deposit_instalments: 'Mieter einer Wohnung dürfen immer in drei Monatsraten zahlen (§ 551 Abs. 2 und 4 BGB).',
      }),
  }
}

export const application = {
  neutral_first_look: box('Bewerbungen zuerst ohne Namen ansehen', {
    wide: true,
    hint: 'Herkunft, Alter und Familienstand sieht das Büro erst in der engeren Auswahl (AGG).',
    standard: true,
  }),
}

/** Asked before a viewing only where the company wants it; data-protection authorities object (DSK-Orientierungshilfe „Selbstauskünfte“). */
export const questions = {
  ask_place_of_birth: box('Geburtsort', { standard: false }),
  ask_nationality: box('Staatsangehörigkeit', { standard: false }),
  ask_marital_status: box('Familienstand', { standard: false }),
  ask_current_landlord: box('Jetziger Vermieter', { standard: false }),
  ask_smoking: box('Rauchen', { standard: false }),
}

/** Months after a request is closed. */
const inMonths = (label: string, limits: { min?: number; max?: number; standard?: number; hint?: string } = {}) =>
  wholeNumber(label, { required: true, min: 1, max: 36, standard: 12, ...limits })

export const kept = {
  keep_tenant_application: inMonths('Bewerbung um eine Wohnung', {
    max: 6,
    standard: 6,
    hint: 'Monate nach Abschluss; Ansprüche nach § 21 AGG sind bis dahin verjährt.',
  }),
  keep_damage_report: inMonths('Schadensmeldung', {
    min: 6,
    max: 120,
    standard: 36,
    hint: 'Monate nach Abschluss; die regelmäßige Verjährung dauert drei Jahre (§ 195 BGB).',
  }),
  keep_rent_certificate: inMonths('Mietbescheinigung'),
  keep_key_loss: inMonths('Schlüssel verloren'),
  keep_contact_message: inMonths('Nachricht'),
  keep_email_message: inMonths('E-Mail'),
  keep_landlord_enquiry: inMonths('Anfrage von Eigentümern'),
  keep_billing_enquiry: inMonths('Anfrage zur Nebenkostenabrechnung'),
  keep_partner_application: inMonths('Bewerbung als Partner', { max: 24 }),
  keep_job_application: inMonths('Bewerbung um eine Stelle', {
    min: 2,
    max: 6,
    standard: 6,
    hint: 'Monate nach Abschluss; wer abgelehnt ist, hat zwei Monate für Ansprüche (§ 15 Abs. 4 AGG).',
  }),
}
