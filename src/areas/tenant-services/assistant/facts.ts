import { site } from '#site'
import { formatEuro } from '#ui/format.ts'
import type { Source } from './answer.ts'

/** Something that the company says of itself, in its words, and the page where it stands. */
export type Fact = {
  id: string
  heading: string
  paragraphs: string[]
  source: Source
  /** Words that people ask by, misspelled ones too; for the index. */
  keywords: string
  /** Asks for exactly this, in folded words: answered before anything that was only found. */
  asked: RegExp
}

const contact: Source = { title: 'Kontakt', to: '/kontakt' }
const { address, phone, businessHours, emergency, promised, internetAddOn } = site
const damage = promised.damageReport

/** The company's facts, from `src/site.ts` wherever it has them. */
export const facts: Fact[] = [
  {
    id: 'telefon',
    heading: 'So erreichen Sie uns',
    paragraphs: [
      `Telefon und WhatsApp: ${phone.shown}. E-Mail: ${site.mail}.`,
      `Unser Büro ist besetzt: ${businessHours.shown}, Termine auch nach Vereinbarung. Im Notfall erreichen Sie uns unter derselben Nummer rund um die Uhr.`,
    ],
    source: contact,
    keywords:
      'telefonnummer telefon rufnummer anrufen erreichen mail mailadresse whatsapp kontaktdaten hotline telephon',
    asked:
      /\b(telefon\w*|telephon\w*|rufnummer|handynummer|durchwahl|hotline|whats ?app|e ?mail ?adresse|mailadresse|kontaktdaten|(erreiche|erreichen|erreich) (ich|wir|man|kann|sie|euch)|ruf\w* (ich|wir|man) (sie|euch|bei) )/,
  },
  {
    id: 'oeffnungszeiten',
    heading: 'Bürozeiten',
    paragraphs: [
      `Unser Büro ist besetzt: ${businessHours.shown}, Termine auch nach Vereinbarung.`,
      `Im Notfall erreichen Sie uns unter ${phone.shown} rund um die Uhr.`,
    ],
    source: contact,
    keywords: 'öffnungszeiten bürozeiten sprechzeiten geöffnet offen geschlossen uhrzeit samstag öfnungszeiten',
    asked:
      /\b(oe?f+nungs?zeit\w*|oefnungszeit\w*|buerozeit\w*|sprechzeit\w*|sprechstunde\w*|geschaeftszeit\w*|(wann|bis wann|samstags?|heute|morgen) (\w+ ){0,3}(geoeffnet|offen|besetzt|erreichbar)|(wann|samstags?|heute|morgen) (\w+ )?(ist|sind|seid) (\w+ )?(sie|ihr|jemand|buero) (\w+ )?(da|auf)|wie lange (\w+ ){0,3}(offen|geoeffnet|erreichbar))\b/,
  },
  {
    id: 'adresse',
    heading: 'Unser Büro',
    paragraphs: [`${site.legalName}, ${address.street}, ${address.postalCode} ${address.city}.`],
    source: contact,
    keywords: 'adresse anschrift standort büro wegbeschreibung anfahrt postanschrift firmensitz',
    asked:
      /\b(wo (ist|sitzt|sitzen|seid|sind|finde\w*|liegt|befindet) (\w+ ){0,3}(ihr|sie|euch|buero|firma|euer|geschaeftsstelle|sich)|(ihre|eure|buero|firmen|geschaeft\w*) ?(adresse|anschrift)|adresse (von|der|des) (\w+ )?(firma|bueros|rheinbogen|buero)|anfahrt|wegbeschreibung|postanschrift|firmensitz)\b/,
  },
  {
    id: 'notfallnummern',
    heading: 'Notfallnummern',
    paragraphs: [
      `Gefahr für Menschen: ${emergency.fire} (Feuerwehr und Rettungsdienst), ${emergency.police} (Polizei).`,
      `Notfall am Haus, zum Beispiel Rohrbruch oder kein Strom: ${phone.shown}, rund um die Uhr.`,
    ],
    source: contact,
    keywords: 'notfallnummer notrufnummer notdienst bereitschaft havarie',
    asked: /\b(notfall ?nummer\w*|notruf\w*|notfall ?telefon|notdienst\w*|bereitschaftsdienst|havarie\w*|im notfall)\b/,
  },
  {
    id: 'bearbeitungszeit-schaden',
    heading: 'Wie schnell wir uns um Schäden kümmern',
    paragraphs: [
      `Notfall: ${damage.emergency.shown}. Hohe Dringlichkeit: ${damage.high.shown}. Normale: ${damage.medium.shown}. Niedrige: ${damage.low.shown}.`,
    ],
    source: { title: 'Schadensmeldung', to: '/schadensmeldung' },
    keywords: 'bearbeitungszeit reparatur dauer schadensmeldung wann kommt handwerker',
    asked:
      /\b((wie lange|wie schnell|wann|bis wann) (\w+ ){0,6}(reparatur\w*|repariert|schaden\w*|handwerker|hausmeister|schadensmeldung|monteur|behoben)|bearbeitungszeit\w*|bearbeitungsdauer)\b/,
  },
  {
    id: 'bescheinigung',
    heading: 'Mietbescheinigung',
    paragraphs: [
      `Die Mietbescheinigung für Ämter, Bank oder Arbeitgeber beantragen Sie online. Sie erhalten sie ${promised.rentCertificate.shown}, wenn es eilt ${promised.rentCertificate.expressShown}.`,
    ],
    source: { title: 'Mietbescheinigung', to: '/mietbescheinigung' },
    keywords: 'mietbescheinigung mietbestätigung bescheinigung wohngeld jobcenter amt express eilig mietbescheinigun',
    asked:
      /\b(miet\w*bescheinigun\w*|mietbestaetigung\w*|bescheinigung (fuer|vom) (\w+ )?(wohngeld|amt|jobcenter|vermieter|bank))\b/,
  },
  {
    id: 'internet',
    heading: 'Internet zur Wohnung dazubuchen',
    paragraphs: [
      `${internetAddOn.label}: ${formatEuro(internetAddOn.pricePerMonthEuro)} im Monat. Der Zusatz ist freiwillig und wird nur berechnet, wenn er im Mietvertrag vereinbart ist.`,
    ],
    source: { title: 'Geschäftsbedingungen', to: '/agb' },
    keywords: 'internet internetanschluss wlan glasfaser zusatz preis kosten dazubuchen monatlich',
    asked:
      /\b((was|wie ?viel|wie teuer|preis|kosten|kostet) (\w+ ){0,5}(internet\w*|wlan|glasfaser\w*|w lan)|(internet\w*|wlan|glasfaser\w*) (\w+ ){0,4}(kosten|kostet|preis|teuer|buchen|dazubuchen))\b/,
  },
  {
    id: 'bewerbung',
    heading: 'So bewerben Sie sich um eine Wohnung',
    paragraphs: [
      'Füllen Sie die Mieterbewerbung online aus; das dauert etwa zehn Minuten. Sie können eine bestimmte Wohnung wählen oder sich allgemein vormerken lassen.',
      `Wir melden uns innerhalb von ${promised.applicationHours} Stunden. Kommt die Wohnung für Sie infrage, vereinbaren wir eine Besichtigung.`,
    ],
    source: { title: 'Mieterbewerbung', to: '/mieter-bewerbung' },
    keywords:
      'bewerben bewerbung wohnung mieten ablauf selbstauskunft mieterselbstauskunft interessent vormerken bewerbn',
    asked:
      /\b((wie|wo|kann) (\w+ ){0,5}(bewerb\w*|mieterbewerbung|selbstauskunft)|bewerb\w* (\w+ ){0,5}(wohnung\w*|miet\w*)|mieterselbstauskunft|mieterbewerbung)\b(?!.*\b(job|stelle|ausbildung|handwerk\w*|partner)\b)/,
  },
  {
    id: 'unterlagen',
    heading: 'Unterlagen für die Bewerbung',
    paragraphs: [
      'Zur Bewerbung genügt die Selbstauskunft im Online-Formular. Nachweise, zum Beispiel zum Einkommen, brauchen wir erst, wenn Sie die Wohnung nach der Besichtigung mieten möchten.',
    ],
    source: { title: 'Mieterbewerbung', to: '/mieter-bewerbung' },
    keywords:
      'unterlagen dokumente nachweise gehaltsabrechnung gehaltsnachweis schufa einkommensnachweis bonität mappe',
    asked:
      /\b((welche|was fuer|braucht|brauche|benoetig\w*|noetig\w*) (\w+ ){0,5}(unterlagen|dokumente|nachweise|papiere)|(unterlagen|dokumente|nachweise) (\w+ ){0,5}(bewerb\w*|wohnung|brauch\w*|benoetig\w*|noetig)|schufa\w*|einkommensnachweis\w*|gehaltsnachweis\w*|gehaltsabrechnung\w*|lohnabrechnung\w*|bonitaet\w*)\b/,
  },
  {
    id: 'besichtigung',
    heading: 'Eine Wohnung besichtigen',
    paragraphs: [
      `Vereinbaren Sie einen Termin unter ${phone.shown}, oder bewerben Sie sich gleich online: Dann schlagen wir Ihnen einen vor.`,
    ],
    source: { title: 'Mieterbewerbung', to: '/mieter-bewerbung' },
    keywords: 'besichtigung besichtigen besichtigungstermin anschauen ansehen termin wohnungsbesichtigung',
    asked:
      /^(?!.*\b(kuendig\w*|nachmieter|auszug|vermieter)\b).*\b(besichtig\w*|besichtgung\w*|wohnung (\w+ ){0,2}(anschauen|ansehen|angucken))\b/,
  },
  {
    id: 'antwortzeit',
    heading: 'Wann Sie Antwort bekommen',
    paragraphs: [
      `Auf Nachrichten antworten wir innerhalb von ${promised.contactHours} Stunden, auf Mieterbewerbungen innerhalb von ${promised.applicationHours} Stunden, auf Bewerbungen um eine Stelle innerhalb von ${promised.jobApplicationDays} Tagen.`,
    ],
    source: contact,
    keywords: 'antwort rückmeldung wartezeit meldet dauert bewerbung nachricht',
    asked:
      /\b((wann|wie lange|wie schnell) (\w+ ){0,6}(antwort\w*|rueckmeldung\w*|bescheid|meldet ihr|melden sie|meldet sich|bewerbung (dauert|bearbeitet))|noch keine (antwort|rueckmeldung))\b/,
  },
  {
    id: 'firma',
    heading: `Wer ${site.brand} ist`,
    paragraphs: [
      `${site.legalName}, gegründet ${site.founded}: ${site.claim}. Geschäftsführung: ${site.legal.managingDirectors}.`,
    ],
    source: { title: 'Über uns', to: '/ueber-uns' },
    keywords: `firma unternehmen rheinbogen gegründet geschäftsführer inhaber chef wer seid ihr über uns`,
    asked:
      /\b(wer (seid|sind|ist) (ihr|sie|rheinbogen)\b|geschaeftsfuehr\w*|inhaber\w*|(seit wann|wann) (\w+ ){0,4}(gegruendet|gibt es (euch|sie))|was macht (ihr|die firma|rheinbogen))/,
  },
  {
    id: 'gruss',
    heading: 'Guten Tag',
    paragraphs: [
      'Stellen Sie mir eine Frage zu unseren Wohnungen, zu Miete und Haus oder zu uns. Was ich finde, zeige ich mit der Seite, auf der es steht.',
    ],
    source: { title: 'Mieterinfos', to: '/mieterinfos' },
    keywords: '',
    asked:
      /^(hallo|hi|hey|moin|servus|gruess gott|guten (tag|morgen|abend)|danke\w*|vielen dank|tschuess|auf wiedersehen|wie geht (es|s)( ihnen| dir)?)( \w+)?$/,
  },
  {
    id: 'maschine',
    heading: 'Was ich bin',
    paragraphs: [
      'Ich bin ein Programm, kein Mensch. Ich suche in den Mieterinfos, den häufigen Fragen, den Wohnungsangeboten und den Angaben zur Firma und nenne zu jeder Antwort die Quelle. Ihre Fragen speichere ich nicht.',
    ],
    source: { title: 'Datenschutz', to: '/datenschutz#assistent' },
    keywords: 'roboter mensch maschine künstliche intelligenz chatbot ki bot programm speichern daten',
    asked:
      /\b((bist|sind|bin) (du|sie|ich) (\w+ ){0,4}(mensch|roboter|bot|maschine|ki|computer|programm|echt)|(rede|spreche|schreibe|chatte) ich (\w+ ){0,3}(mensch\w*|roboter|bot|maschine)|wer bist du|wer sind sie|chatgpt|speichern sie (\w+ ){0,3}(frage\w*|daten))\b/,
  },
]

/** Facts that a question asks for by name. `folded`: the question through `foldText`. */
export function factsAskedFor(folded: string): Fact[] {
  return facts.filter(({ asked }) => asked.test(folded))
}
