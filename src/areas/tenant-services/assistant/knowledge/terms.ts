import { foldText } from '#platform/fold.ts'

// Folded. They stand in nearly every question and say nothing about what it asks.
const stopWords = new Set(
  `aber als also andere anderen auch auf aus bei beim bekomme bekommen bin bis bist bitte brauche brauchen damit danke dann darf
  darfst das dass dem den denn der des die dies diese diesen dieser dieses doch duerfen durch eigentlich ein eine einem einen
  einer eines einfach etwas fragen frage fuer gern gerne gibt gibts gruss guten habe haben hallo
  hat hatte hier hilfe ich ihnen ihr ihre ihrem ihren ihrer immer ist jemand jetzt kann kannst kein keine keinen koennen
  koennte koennten kommt kriege kriegen lassen liebe machen mache macht mal man mehr mein meine meinem meinen meiner mich mir
  mit moechte moegen morgen muss muessen nach nicht nichts noch nun nur oder ohne sagen schon sehr sein seit sich sie sind
  soll sollte sollen sonst tag tun ueber ueberhaupt und uns unser unsere unserem unseren unserer von vom vor wann war warum
  was weil welche welchem welchen welcher welches wem wen wenn wer werde werden wie wieder wieso wieviel viel will wir wird
  wissen wofuer woher wohin wollen womit wozu wuerde wuerden zum zur stimmt geht los passiert gehoert gehoeren kostet kosten
  haus hause mieter mieterin eigene eigenen installieren anbringen lautet heisst bedeutet funktioniert wohnung wohnungen
  bekommt deutschland`.split(/\s+/),
)

// All other words of two letters say nothing.
const shortWords = new Set(['wg', 'wc', 'tv', 'fi'])

const EMERGENCY_NUMBERS = new Set(['110', '112'])
const YOURS = /^eu(ch|er|re[mnr]?)$/
const ENDINGS = /(ungen|ung|ern|en|er|es|em|e|n|s)$/

/** A word as the index keeps it: folded and without its ending, so that „Haustiere“ finds „Haustier“. Null: says nothing. */
export function indexTerm(word: string): string | null {
  const folded = foldText(word)
  if (stopWords.has(folded) || YOURS.test(folded) || (folded.length < 3 && !shortWords.has(folded))) return null
  if (folded.length < 5 || /\d/.test(folded)) return folded
  const stem = folded.replace(ENDINGS, '')
  return stem.length >= 4 ? stem : folded
}

// Everyday words, in the words of those who wrote the articles.
const otherWords: [RegExp, string[]][] = [
  [/\bmeld\w* (\w+ ){0,4}um\b/, ['ummelden', 'einwohnermeldeamt']],
  [/\b(miete|geld) (\w+ ){0,4}nicht (\w+ )?(be)?zahl\w*|\bmietschulden\b|\bkein geld\b/, ['rückstand', 'ratenzahlung']],
  [/\bwer (seid|sind) (ihr|sie)\b|\bgibt es (euch|sie)\b/, ['firma']],
  [/\bwo (finde|sitzen|seid|sind) (\w+ ){0,2}(euch|ihr|sie)\b/, ['anschrift']],
  [/\b(wann|lange|schnell) (\w+ ){0,6}(repar\w*|schaden|handwerker|hausmeister|behoben)\b/, ['bearbeitungszeit']],
  [/\bkein strom\b/, ['stromausfall']],
  [/\bmiete (\w+ ){0,3}(faellig|ueberweis\w*|da sein|eingehen)\b/, ['zahlen']],
]

/** The words of a text that say something, each once, at most 24. */
export function questionTerms(question: string): string[] {
  const folded = foldText(question)
  const meant = otherWords.flatMap(([said, words]) => (said.test(folded) ? words : []))
  const terms = [...folded.split(' '), ...meant].flatMap((word) => indexTerm(word) ?? [])
  // „2 + 2“ asks for nothing that stands here.
  if (terms.every((term) => /^\d+$/.test(term) && !EMERGENCY_NUMBERS.has(term))) return []
  return [...new Set(terms)].slice(0, 24)
}

const SHORTEST_PART = 4
/** Shorter words are seldom two. */
const SHORTEST_COMPOUND = 9

/** „muelltrenn“ → „muell“, „trenn“: the longest beginning that the vocabulary knows, with what follows it, and the longest such end. */
export function partsOf(term: string, vocabulary: ReadonlySet<string>): string[] {
  if (term.length < SHORTEST_COMPOUND) return []
  const known = (part: string) => {
    const stem = indexTerm(part)
    return stem !== null && stem.length >= SHORTEST_PART && stem !== term && vocabulary.has(stem) ? [stem] : []
  }
  const cuts = Array.from({ length: term.length - 2 * SHORTEST_PART + 1 }, (_, index) => SHORTEST_PART + index)
  const beginning = cuts.toReversed().flatMap((cut) => known(term.slice(0, cut)))[0]
  const end = cuts.flatMap((cut) => known(term.slice(cut)))[0]
  const rest = beginning === undefined ? undefined : (indexTerm(term.slice(beginning.length)) ?? undefined)
  const parts = [beginning, end ?? (rest && rest.length >= SHORTEST_PART ? rest : undefined)]
  return parts.filter((part) => part !== undefined)
}
