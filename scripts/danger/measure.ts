import { dangerOf } from '../../src/areas/tenant-services/assistant/danger/judge.server.ts'
import { helpers, isDangerKind } from '../../src/areas/tenant-services/assistant/danger/kinds.ts'
import { languageOf } from '../../src/areas/tenant-services/assistant/danger/language-of.server.ts'
import { measuredSentences, type Sentence } from './sentences.ts'

/** What is judged wrongly, and the shares of the whole. */
export type Measured = {
  /** Of the dangers: seen, with the right one to call first. */
  called: number
  /** Of the harmless: taken for danger. */
  alarmed: number
  /** Of all: in the right language. */
  understood: number
  wrong: (Sentence & { judged: string; read: string })[]
}

const firstHelper = (danger: string) => (isDangerKind(danger) ? helpers[danger][0] : undefined)

/** Judges sentences from which nothing was learned. */
export function measure(part: 'tune' | 'held-out'): Measured {
  const judged = measuredSentences(part).map((sentence) => {
    const found = dangerOf(sentence.text) ?? 'none'
    const isRight = firstHelper(found) === firstHelper(sentence.danger)
    return { ...sentence, judged: found, read: languageOf(sentence.text), isRight }
  })
  const [dangers, harmless] = [true, false].map((isDanger) =>
    judged.filter(({ danger }) => (danger !== 'none') === isDanger),
  )
  const share = (all: typeof judged = [], isCounted: (each: (typeof judged)[number]) => boolean) =>
    all.filter(isCounted).length / all.length
  return {
    called: share(dangers, ({ isRight }) => isRight),
    alarmed: share(harmless, ({ isRight }) => !isRight),
    understood: share(judged, ({ language, read }) => language === read),
    wrong: judged.filter(({ isRight, language, read }) => !isRight || language !== read),
  }
}

if (import.meta.main) {
  for (const part of ['tune', 'held-out'] as const) {
    const { called, alarmed, understood, wrong } = measure(part)
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`
    console.log(`${part}: ${percent(called)} of dangers with whom to call, ${percent(alarmed)} of harmless alarm,`)
    console.log(`  ${percent(understood)} in their language`)
    // What is held out stays unseen, or it would no longer be.
    if (part === 'tune')
      for (const { danger, judged, language, read, text } of wrong)
        console.log(`  ${danger} → ${judged}, ${language} → ${read}: ${text}`)
  }
}
