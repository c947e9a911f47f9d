import { wholeNumber } from '#forms/amount-fields.ts'
import { day } from '#forms/days.ts'
import { rows } from '#forms/read-fields.ts'
import { line, REQUIRED_MESSAGE } from '#forms/text-fields.ts'

export const MOST_MEMBERS = 20
const LARGEST_HOUSEHOLD = 50

/** Of each person who moves in with the applicant. */
export const memberFields = {
  name: line('Name', { required: REQUIRED_MESSAGE, wide: true, tells: 'name' }),
  birth_date: day('Geburtsdatum', { latest: 'today', tells: 'birth-date' }),
  relationship: line('Verhältnis zu Ihnen', {
    hint: 'Kann frei bleiben',
    staffLabel: 'Verhältnis',
  }),
}

/** The first person of the household is the applicant. */
export const memberTitle = (position: number) => `Person ${position + 2}`

const members = rows('Weitere Personen', {
  fields: memberFields,
  most: MOST_MEMBERS,
  titleOf: memberTitle,
  inReview(part) {
    const born = part('birth_date')
    return [part('name'), part('relationship'), born && `geboren am ${born}`].filter(Boolean).join(', ')
  },
  messages: {
    noList: 'Bitte geben Sie die Personen als Liste an.',
    noRow: 'Bitte geben Sie die Person mit Namen an.',
    tooMany: `Bitte geben Sie höchstens ${MOST_MEMBERS} weitere Personen an.`,
  },
})

/** Questions about the household, and when it moves in. */
export const household = {
  household_size: wholeNumber('Personen im Haushalt insgesamt', {
    min: 1,
    max: LARGEST_HOUSEHOLD,
    begins: '1',
    required: 'Mindestens 1 Person',
    tooMany: `Bitte geben Sie höchstens ${LARGEST_HOUSEHOLD} Personen an.`,
    hint: 'Sie selbst zählen mit.',
    tells: 'household',
    neutral: 'shown',
  }),
  household_members: members,
  preferred_move_in_date: day('Gewünschter Einzug', {
    voluntary: 'Wir stimmen ihn mit dem Auszug der Vormieter ab.',
    tells: 'move-in',
    compared: { rank: 3 },
    neutral: 'shown',
  }),
}
