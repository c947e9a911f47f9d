import { isOffered } from '#company/offered.ts'
import { foldText } from '#platform/fold.ts'
import type { HandOver } from './answer.ts'

const offers: { words: string[]; offer: HandOver }[] = [
  {
    words: [
      'broken',
      'damage',
      'leak',
      'heating',
      'mold',
      'mould',
      'repair',
      'not work',
      'doesn t work',
      'no hot',
      'no power',
      'blocked',
    ],
    offer: {
      label: 'Report damage',
      to: '/schadensmeldung',
      why: 'Is something broken or getting damaged? Report it here (form in German).',
    },
  },
  {
    words: ['key', 'locked out'],
    offer: {
      label: 'Report a lost key',
      to: '/schluessel-verloren',
      why: 'Is a key missing? Tell us, and we see to a new one (form in German).',
    },
  },
  {
    words: ['certificate', 'confirmation', 'jobcenter', 'housing benefit'],
    offer: {
      label: 'Ask for a rent certificate',
      to: '/mietbescheinigung',
      why: 'For authorities, banks or employers (form in German).',
    },
  },
  {
    words: ['apply', 'application'],
    offer: {
      label: 'Apply for a flat',
      to: '/mieter-bewerbung',
      why: 'The application takes about ten minutes (form in German).',
    },
  },
  {
    words: ['flat', 'apartment', 'room', 'rent', 'viewing', 'available', 'move in'],
    offer: { label: 'See the flats', to: '/wohnungen', why: 'All our flats, with rent, size and pictures.' },
  },
]

const toAPerson: HandOver = {
  label: 'Write to us',
  to: '/kontakt',
  why: 'Write in English if you like; a person reads it and answers you.',
}

/** Where an English question is taken care of: the forms that fit, and always a person. */
export function englishHandOvers(question: string): HandOver[] {
  const folded = ` ${foldText(question)}`
  const fitting = offers
    .filter(({ words, offer }) => isOffered(offer.to) && words.some((word) => folded.includes(` ${word}`)))
    .map(({ offer }) => offer)
  return [...fitting.slice(0, 2), toAPerson]
}

export const onlyInGerman = 'I can look things up in German only. A person will help you: call us or write to us.'
