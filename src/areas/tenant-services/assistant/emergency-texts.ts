import { dangers } from '#areas/tenant-services/damage-report/dangers.ts'
import type { HandOver } from './answer.ts'

export type Emergency =
  | 'gas'
  | 'fire'
  | 'person'
  | 'violence'
  | 'collapse'
  | 'water'
  | 'electricity'
  | 'lift'
  | 'unclear'

export type EmergencyTexts = Record<Emergency, { title: string; steps: readonly string[] }>

/** What to do first, by danger; `{{nachts}}`: if the company answers then. What the fire brigades and the police advise: https://www.bbk.bund.de, https://www.polizei-beratung.de. */
export const emergencyTexts: EmergencyTexts = {
  gas: dangers.gas,
  fire: dangers.fire,
  person: {
    title: 'Ein Mensch ist in Gefahr',
    steps: [
      'Wählen Sie die 112. Sagen Sie, wo Sie sind und was passiert ist, und legen Sie nicht zuerst auf.',
      'Bringen Sie sich und andere in Sicherheit, ohne sich selbst zu gefährden.',
      'Leisten Sie Erste Hilfe; die Leitstelle sagt Ihnen am Telefon, was zu tun ist.',
    ],
  },
  violence: {
    title: 'Sie werden bedroht, oder jemand bricht ein',
    steps: [
      'Bringen Sie sich in Sicherheit, stellen Sie sich niemandem in den Weg.',
      'Rufen Sie die 110 an, sobald Sie können.',
      'Nach einem Einbruch: nichts anfassen, bis die Polizei da war.',
    ],
  },
  collapse: {
    title: 'Etwas stürzt ein oder fällt herunter',
    steps: [
      'Verlassen Sie den Raum und halten Sie Abstand, auch unten vor dem Haus.',
      'Warnen Sie alle, die darunter oder darüber sind.',
      'Ist jemand verletzt oder kann mehr herabstürzen: 112. Danach rufen Sie uns an{{nachts}}.',
    ],
  },
  water: {
    title: 'Wasser läuft aus',
    steps: [
      'Drehen Sie den Haupthahn zu, wenn Sie ihn gefahrlos erreichen. Er sitzt meist im Keller, in der Küche oder im Bad.',
      'Steht Wasser an Steckdosen, Lampen oder Geräten: nicht hineintreten, nichts anfassen, Raum verlassen.',
      'Rufen Sie uns sofort an{{nachts}}. Ist jemand in Gefahr, zuerst die 112.',
    ],
  },
  electricity: {
    title: 'Strom liegt offen',
    steps: [
      'Fassen Sie nichts an, und halten Sie andere fern, vor allem Kinder.',
      'Schalten Sie die Sicherung aus, wenn Sie trocken und gefahrlos hinkommen.',
      'Rufen Sie uns sofort an{{nachts}}. Hat jemand einen Schlag bekommen: 112.',
    ],
  },
  lift: {
    title: 'Sie stecken im Aufzug fest',
    steps: [
      'Drücken Sie den Notrufknopf in der Kabine und warten Sie auf die Antwort.',
      'Bleiben Sie in der Kabine, versuchen Sie nicht, die Tür zu öffnen.',
      'Meldet sich niemand, oder geht es jemandem schlecht: 112.',
    ],
  },
  unclear: {
    title: 'Brauchen Sie sofort Hilfe?',
    steps: [
      'Feuer, Gas, ein Mensch ist verletzt: 112.',
      'Einbruch oder Bedrohung: 110.',
      'Wasser läuft aus, Strom liegt offen, der Aufzug steckt fest: Rufen Sie uns an{{nachts}}.',
    ],
  },
}

/** What follows once everybody is safe. */
export const report: HandOver = {
  label: 'Schaden melden',
  to: '/schadensmeldung',
  why: 'Sind alle in Sicherheit, und haben Sie angerufen? Dann melden Sie den Schaden, gern mit Fotos.',
}
