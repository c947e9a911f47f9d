import { expect, test } from 'vitest'
import { site } from '#site'
import { block, groupsOf, pageWords, readWords, standardWords, wrongPlaceholders } from './words.ts'

const page = pageWords({
  id: 'probe',
  title: 'Probe',
  path: '/probe',
  blocks: {
    hero: block('Kopf', { title: 'Ihr Zuhause {{gegend}}', lead: 'Seit {{gegruendet}}' }),
    cards: block('Karten', {
      cards: [
        { title: 'Eins', text: 'in {{orte}}' },
        { title: 'Zwei', text: 'Text' },
      ],
      points: ['A', 'B'],
    }),
  },
})

test('standard words come with the facts in them', () => {
  expect(readWords(page, {}, site)).toEqual({
    hero: { title: 'Ihr Zuhause am Mittelrhein', lead: 'Seit 2009' },
    cards: {
      cards: [
        { title: 'Eins', text: 'in Rhens, Braubach, St. Goar und Oberwesel', place: 0 },
        { title: 'Zwei', text: 'Text', place: 1 },
      ],
      points: ['A', 'B'],
    },
  })
})

test('what staff wrote stands instead; an emptied entry is gone, and the others keep their places', () => {
  const written = { hero_title: 'Wohnen', cards_cards_0_title: '', cards_cards_0_text: null, cards_points_1: null }
  expect(readWords(page, written, site)).toMatchObject({
    hero: { title: 'Wohnen' },
    cards: { cards: [{ title: 'Zwei', place: 1 }], points: ['A'] },
  })
})

test('every word has a field of its own in the editor', () => {
  const names = groupsOf(page).flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(names).toEqual(Object.keys(standardWords(page)))
})

test('a sentence about hours that nobody promises is not said', () => {
  const lead = 'Rufen Sie an. Im Notfall erreichen Sie uns {{notfallzeiten}}. Bis bald!'
  const said = (hours: string) =>
    readWords(page, { hero_lead: lead }, { ...site, emergency: { ...site.emergency, hours } }).hero.lead
  expect(said('täglich bis 22 Uhr')).toBe('Rufen Sie an. Im Notfall erreichen Sie uns täglich bis 22 Uhr. Bis bald!')
  expect(said('')).toBe('Rufen Sie an. Bis bald!')
})

test('a placeholder that does not exist is said at its field', () => {
  expect(wrongPlaceholders({ hero_title: 'In {{stadt}}', hero_lead: '{{ort}}' })).toEqual({
    hero_title: expect.stringContaining('{{stadt}} gibt es nicht.'),
  })
})
