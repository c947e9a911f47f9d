/** Where a question is better taken than answered by reading: a form, a list, a telephone. */
export type Lead = { label: string; to: string; why: string }

type LeadRule = Lead & { words: RegExp }

// Folded words (`foldText`), so that umlauts and case do not matter.
const rules: LeadRule[] = [
  {
    words: /\b(gas|gasgeruch|feuer|brand|brennt|rauch|strom\w*schlag|notfall\w*)\b/,
    label: 'Notfallnummern und Schadensmeldung',
    to: '/schadensmeldung',
    why: 'Bei Gefahr für Menschen rufen Sie zuerst die 112. Danach melden Sie uns den Schaden.',
  },
  {
    words:
      /\b(schaden\w*|schaeden|defekt\w*|kaputt\w*|tropf\w*|undicht\w*|rohrbruch|wasserschaden|schimmel\w*|verstopf\w*|heizung|kalt|warmwasser)\b/,
    label: 'Schaden melden',
    to: '/schadensmeldung',
    why: 'Ist etwas defekt oder wird etwas beschädigt, melden Sie es am besten sofort.',
  },
  {
    words: /\b(mietbescheinigung\w*|bescheinigung\w*|wohngeld\w*|kindergeld\w*|jobcenter|sozialamt)\b/,
    label: 'Mietbescheinigung anfordern',
    to: '/mietbescheinigung',
    why: 'Für Ämter, Bank oder Arbeitgeber stellen wir Ihnen eine Bescheinigung aus.',
  },
  {
    words: /\b(bewerb\w*|selbstauskunft|mieterselbstauskunft)\b/,
    label: 'Um eine Wohnung bewerben',
    to: '/mieter-bewerbung',
    why: 'Die Bewerbung füllen Sie in wenigen Minuten online aus.',
  },
  {
    words: /\b(wohnung\w*|zimmer\w*|mieten|frei|freie|suche|besichtig\w*)\b/,
    label: 'Freie Wohnungen ansehen',
    to: '/wohnungen?status=available',
    why: 'Dort steht, was gerade frei ist, mit allen Kosten.',
  },
]

const MOST_LEADS = 2

/** Which forms and lists fit a question, the most urgent first. `folded`: the question through `foldText`. */
export function leadsFor(folded: string): Lead[] {
  const found: Lead[] = []
  for (const { words, ...lead } of rules) {
    if (words.test(folded) && !found.some(({ to }) => to === lead.to)) found.push(lead)
  }
  return found.slice(0, MOST_LEADS)
}
