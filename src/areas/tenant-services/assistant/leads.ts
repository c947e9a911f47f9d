import type { Lead } from './answer.ts'

/** `settles`: the question is about nothing else, so no article is looked for. */
type LeadRule = { asked: RegExp; lead: Lead; settles?: boolean }

// Folded words (`foldText`), so that umlauts and case do not matter. The most urgent first.
const rules: LeadRule[] = [
  {
    asked:
      /\b(schaden(?!ersatz)\w*|schaeden|defekt\w*|kaputt\w*|zerbrochen\w*|tropf\w*|undicht\w*|rohrbruch|wasserschaden|schimm?el\w*|verstopf\w*|heizung\w*|heizkoerper\w*|kein warmwasser|kein warmes wasser|kein strom|gasgeruch|feuer|brand|brennt|ueberschwemm\w*|reparier\w*|klemmt|geht nicht (mehr )?(an|auf|zu)|funktioniert nicht|ausgefallen|ausfall)\b/,
    lead: {
      label: 'Schaden melden',
      to: '/schadensmeldung',
      why: 'Ist etwas kaputt oder wird etwas beschädigt? Melden Sie es am besten gleich.',
    },
  },
  {
    asked:
      /\b(miet\w*bescheinigung\w*|mietbescheinigun\w*|bescheinigung\w*|mietbestaetigung|wohngeld\w*|kindergeld\w*|jobcenter|sozialamt|buergergeld)\b/,
    lead: {
      label: 'Mietbescheinigung anfordern',
      to: '/mietbescheinigung',
      why: 'Für Ämter, Bank oder Arbeitgeber stellen wir Ihnen eine Bescheinigung aus.',
    },
  },
  {
    asked:
      /\b(als handwerk\w*|handwerker ?partner\w*|handwerksbetrieb\w*|subunternehmer\w*|nachunternehmer\w*|partner(betrieb)? werden|auftraege|malerbetrieb|elektrobetrieb|gewerke)\b/,
    lead: {
      label: 'Handwerker-Partner werden',
      to: '/handwerker-partner',
      why: 'Betriebe aus der Region bewerben sich auf einer eigenen Seite.',
    },
    settles: true,
  },
  {
    asked:
      /\b(jobs?|(offene|freie) stellen?|stellenangebot\w*|stellenanzeige\w*|arbeitsplatz|arbeiten (bei|fuer)|ausbildung\w*|praktikum|azubi|karriere|initiativbewerbung|lebenslauf|minijob|quereinsteiger)\b/,
    lead: {
      label: 'Stellenangebote ansehen',
      to: '/jobs',
      why: 'Dort stehen alle offenen Stellen; bewerben können Sie sich auch initiativ.',
    },
    settles: true,
  },
  {
    asked:
      /\b((kostet|preis|kosten|angebot) (\w+ ){0,3}hausverwaltung|hausverwaltung (\w+ )?(anfragen|gesucht|wechseln|uebernehmen|beauftragen)|verwalten (sie|lassen|ihr)|weg verwaltung|als eigentuemer\w*|bin eigentuemer\w*|bin vermieter(in)?|meine? (immobilie|haus|mehrfamilienhaus|mietshaus) (\w+ )*(verwalt\w*|vermiet\w*))\b/,
    lead: {
      label: 'Hausverwaltung anfragen',
      to: '/hausverwaltung',
      why: 'Wenn Sie Eigentümerin oder Eigentümer sind: Wir verwalten Häuser in der ganzen Region.',
    },
    settles: true,
  },
  {
    asked: /\b(gutachten|gutachter\w*|sachverstaendig\w*|wertermittlung|verkehrswert)\b/,
    lead: {
      label: 'Gutachten anfragen',
      to: '/gutachten',
      why: 'Für Wert- und Schadengutachten gibt es eine eigene Seite.',
    },
    settles: true,
  },
  {
    asked: /\b(sanierung\w*|sanieren|trocknung|brandschaden)\b/,
    lead: {
      label: 'Schadensanierung anfragen',
      to: '/schadensanierung',
      why: 'Wir schätzen Schäden an Gebäuden ein und beheben sie.',
    },
    settles: true,
  },
  {
    asked: /\b(agb|(allgemeinen? )?geschaeftsbedingungen)\b/,
    lead: {
      label: 'Geschäftsbedingungen lesen',
      to: '/agb',
      why: 'Die Bedingungen, zu denen wir vermieten, verwalten und bauen.',
    },
    settles: true,
  },
  {
    asked: /\b(impressum|handelsregister\w*|umsatzsteuer\w*)\b/,
    lead: {
      label: 'Impressum lesen',
      to: '/impressum',
      why: 'Dort stehen Anschrift, Vertretung, Register und Aufsicht.',
    },
    settles: true,
  },
  {
    asked: /\b(datenschutz\w*|dsgvo|meine daten)\b/,
    lead: {
      label: 'Datenschutzerklärung lesen',
      to: '/datenschutz',
      why: 'Dort steht, welche Daten wir verarbeiten und welche Rechte Sie haben.',
    },
    settles: true,
  },
  {
    asked: /\b(bewerb\w*|selbstauskunft|mieterselbstauskunft|mietinteressent\w*)\b/,
    lead: {
      label: 'Um eine Wohnung bewerben',
      to: '/mieter-bewerbung',
      why: 'Die Bewerbung füllen Sie in etwa zehn Minuten online aus.',
    },
  },
  {
    asked:
      /\b(kontakt\w*|rueckruf|anrufen|sprechen|ansprechpartner\w*|mitarbeiter\w*|mensch\w*|beschwer\w*|kuendig\w*|termin\w*|email|e mail|nachricht)\b/,
    lead: { label: 'Nachricht schreiben', to: '/kontakt', why: 'Schreiben Sie uns; ein Mensch antwortet Ihnen.' },
  },
]

const MOST_LEADS = 2

/** Which forms and lists fit a question, the most urgent first. `folded`: the question through `foldText`. */
export function leadsFor(folded: string): { leads: Lead[]; isSettled: boolean } {
  const fitting = rules.filter(({ asked }) => asked.test(folded)).slice(0, MOST_LEADS)
  return { leads: fitting.map(({ lead }) => lead), isSettled: fitting.some(({ settles }) => settles) }
}

/** Where to go with a question to which there is no answer here. */
export const contactLead: Lead = {
  label: 'Nachricht schreiben',
  to: '/kontakt',
  why: 'Schreiben Sie uns; ein Mensch antwortet Ihnen.',
}
