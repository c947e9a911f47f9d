/** The way from the first start to the public, in the order in which it is gone. */
export const setupSteps = [
  {
    id: 'konto',
    title: 'Ihr Konto',
    lead: 'Wer sich anmeldet, braucht ein Passwort und einen zweiten Faktor. Laden Sie ein, wer mitarbeitet.',
  },
  {
    id: 'firma',
    title: 'Ihre Firma',
    lead: 'Name, Anschrift, Bürozeiten, Fristen: einmal eingetragen, gilt es auf jeder Seite, in Mails und im Exposé.',
  },
  {
    id: 'aussehen',
    title: 'Logo und Farbe',
    lead: 'Ihr Logo und eine Farbe genügen; alle Töne der Website folgen daraus, und Schrift bleibt lesbar.',
  },
  {
    id: 'bestand',
    title: 'Häuser und Wohnungen',
    lead: 'Zuerst ein Gebäude, dann seine Wohnungen. Viele auf einmal kommen aus OpenImmo oder einer Tabelle.',
  },
  {
    id: 'mail',
    title: 'Mails',
    lead: 'Bestätigungen, Antworten und Meldungen gehen per E-Mail hinaus und sollen nicht im Spam landen.',
  },
  {
    id: 'recht',
    title: 'Was das Gesetz verlangt',
    lead: 'Impressum (§ 5 DDG), Erlaubnis und Aufsicht (§ 34c GewO), Datenschutz, Barrierefreiheit, Energieangaben (§ 87 GEG).',
  },
  {
    id: 'domain',
    title: 'Adresse und Verschlüsselung',
    lead: 'Besucher erreichen Sie unter Ihrer eigenen Adresse, verschlüsselt. Das richtet ein, wer den Server betreibt.',
  },
  {
    id: 'sicherung',
    title: 'Sicherung',
    lead: 'Jede Nacht eine, an einem anderen Ort. Auch das richtet ein, wer den Server betreibt.',
  },
  {
    id: 'start',
    title: 'Bereit zum Start?',
    lead: 'Was vor dem ersten Besucher noch zu tun ist, und was Sie danach tun.',
  },
] as const

export type SetupStepId = (typeof setupSteps)[number]['id']

export const SETUP = '/verwaltung/einrichten'

export const addressOf = (id: SetupStepId) => `${SETUP}/${id}`

export const isSetupStep = (id: string): id is SetupStepId => setupSteps.some((step) => step.id === id)

/** Counted from 1, with the steps before and after. */
export function placeOf(id: SetupStepId) {
  const index = setupSteps.findIndex((step) => step.id === id)
  return {
    number: index + 1,
    of: setupSteps.length,
    title: setupSteps[index]?.title ?? '',
    before: setupSteps[index - 1] ?? null,
    after: setupSteps[index + 1] ?? null,
  }
}
