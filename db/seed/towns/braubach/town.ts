import type { DemoTown } from '../../demo-types.ts'

export const braubach: DemoTown = {
  id: 'braubach',
  name: 'Braubach',
  postalCode: '56338',
  description:
    'Braubach liegt rechtsrheinisch unterhalb der Lahnmündung. Die Altstadt zieht sich vom Rheinufer ein Stück in das Seitental hinauf; wer hier wohnt, hat Uferpromenade und Wanderwege zu Fuß. Supermarkt, Schule, Kindergärten und ein Ärztehaus sind im Ort, Lahnstein erreicht man mit dem Rad am Rhein entlang in einer halben Stunde. Mit der Bahn sind es rund zwanzig Minuten bis Koblenz.',
  pictures: ['rhine1-1', 'balcony-1'],
}
