import { foldText } from '#platform/fold.ts'
import { englishWords } from './words.en.ts'

export type Language = 'de' | 'en'

const german = new Set(
  `der die das den dem des ist sind bin ein eine einen einem einer ich wir ihr sie es mein meine meinem meiner ihre ihr wie was wo wann wer warum kann
  koennen darf muss soll haben habe hat mit fuer zu zum zur von und oder nicht kein keine auf bei aus im am beim nach wohnung miete heizung wasser strom`.split(
    /\s+/,
  ),
)

/** The language of a question: English when more of its words are. */
export function languageOf(question: string): Language {
  const words = foldText(question).split(' ')
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  return count(englishWords) > count(german) ? 'en' : 'de'
}
