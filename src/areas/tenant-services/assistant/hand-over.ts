import { foldText } from '#platform/fold.ts'
import type { HandOver } from './answer.ts'

/** `words`: how words of such a question begin, folded. */
const forms: { words: string[]; form: HandOver }[] = [
  {
    words:
      `schaden,schaeden,wasserschaden,rohrbruch,ueberschwemm,defekt,kaputt,zerbrochen,tropf,undicht,schimmel,schimel,verstopf,heizung,
      heizkoerper,kein strom,stromausfall,kein warm,gasgeruch,reparier,klemmt,geht nicht,funktioniert nicht,ausgefallen,ausfall`.split(
        /,\s*/,
      ),
    form: {
      label: 'Schaden melden',
      to: '/schadensmeldung',
      why: 'Ist etwas kaputt oder wird etwas beschädigt? Melden Sie es am besten gleich.',
    },
  },
  {
    words: [
      'mietbescheinigun',
      'bescheinigung',
      'mietbestaetigung',
      'wohngeld',
      'kindergeld',
      'jobcenter',
      'sozialamt',
      'buergergeld',
    ],
    form: {
      label: 'Mietbescheinigung anfordern',
      to: '/mietbescheinigung',
      why: 'Für Ämter, Bank oder Arbeitgeber stellen wir Ihnen eine Bescheinigung aus.',
    },
  },
  {
    words: ['bewerb', 'mieterbewerbung', 'selbstauskunft', 'mieterselbstauskunft', 'mietinteressent'],
    form: {
      label: 'Um eine Wohnung bewerben',
      to: '/mieter-bewerbung',
      why: 'Die Bewerbung füllen Sie in etwa zehn Minuten online aus.',
    },
  },
]

/** The forms that take such a matter, the most urgent first. */
export function handOversFor(question: string): HandOver[] {
  const folded = ` ${foldText(question)}`
  return forms.filter(({ words }) => words.some((word) => folded.includes(` ${word}`))).map(({ form }) => form)
}

/** Where to go with a question to which there is no answer here. */
export const toTheOffice: HandOver = {
  label: 'Nachricht schreiben',
  to: '/kontakt',
  why: 'Schreiben Sie uns; ein Mensch antwortet Ihnen.',
}
