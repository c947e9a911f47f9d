import { officeRooms } from '../oxlint.config.ts'
import { type Offence, take } from './planted-code.ts'

const IMPORTS = 'eslint(no-restricted-imports)'

/** From below to above: each room and one that it may not import. */
const arrows: [string, string][] = [
  ['values', 'platform'],
  ['platform', 'company'],
  ['platform', 'requests'],
  ['company', 'requests'],
  ['company', 'areas/letting'],
  ['requests', 'operations'],
  ['requests', 'areas/sender'],
  ['operations', 'areas/letting'],
  ['operations', 'office/frame'],
  ['areas/letting', 'operations'],
  ['areas/letting', 'office/frame'],
  ['shell', 'office/frame'],
]

const alias = (room: string) => `#${room}/planted.ts`

/** Offences against the order of the house's rooms, and of the office's five. */
export const roomOffences: Offence[] = [
  {
    name: 'an area reads the list of worded pages',
    file: 'src/areas/jobs/planted/all-pages.ts',
    code: take('wordedPages', '#areas/worded-pages.ts'),
    rule: IMPORTS,
  },
  {
    name: 'the list of worded pages takes more of an area than its words',
    file: 'src/areas/worded-pages.ts',
    code: take('rent', './letting/apartments/rent.ts'),
    rule: IMPORTS,
  },
  ...arrows.map(([room, other]) => ({
    name: `${room} imports ${other}`,
    file: `src/${room}/planted/to-${other.replace('/', '-')}.ts`,
    code: take('planted', alias(other)),
    rule: IMPORTS,
  })),
  ...officeRooms.slice(1).flatMap((right, at) => {
    const room = officeRooms[at] ?? ''
    return [
      {
        name: `the office's ${room} imports ${right} by alias`,
        file: `src/office/${room}/planted/to-${right}.ts`,
        code: take('planted', alias(`office/${right}`)),
        rule: IMPORTS,
      },
      {
        name: `the office's ${room} imports ${right} by dots`,
        file: `src/office/${room}/to-${right}.ts`,
        code: take('planted', `../${right}/planted.ts`),
        rule: IMPORTS,
      },
      {
        name: `the office's ${room} enters an area past its public.server.ts`,
        file: `src/office/${room}/planted/past-public.ts`,
        code: take('rent', '#areas/letting/apartments/rent.ts'),
        rule: IMPORTS,
      },
    ]
  }),
]

/** Two folders of letting that did not know each other: with them its knot has one folder more. */
export const plantedKnot: Record<string, string> = {
  'src/areas/letting/planted-knot/to-cards.ts': take('ApartmentCard', '../cards/apartment-card.tsx'),
  'src/areas/letting/cards/planted.ts': take('used', '../planted-knot/to-cards.ts'),
}
