import { isOffered, offers } from '#company/offered.ts'
import { letterLines } from '#company/legal-form.ts'
import { site } from '#site'
import { formatEuro } from '#ui/format.ts'
import type { Passage, Source } from './answer.ts'

/** Something that the company says of itself and the page where it stands, with the words that people ask by. */
export type Fact = Passage & { keywords: string }

const contact: Source = { title: 'Kontakt', to: '/kontakt' }
const application: Source = { title: 'Mieterbewerbung', to: '/mieter-bewerbung' }
/** The company's facts, from `site` wherever it has them, and what its other pages are for: those that there are. */
export const companyFacts = (): Fact[] => allFacts().filter(({ source }) => isOffered(source.to))

function allFacts(): Fact[] {
  const { address, phone, messengerUrl, businessHours, emergency, promised } = site
  const damage = promised.damageReport
  const jobs = offers('jobs')
    ? `, auf Bewerbungen um eine Stelle innerhalb von ${promised.jobApplicationDays} Tagen`
    : ''
  const office = `Unser Büro ist besetzt: ${businessHours.shown}, Termine auch nach Vereinbarung.`
  const inEmergency = (at: string) => emergency.hours && `Im Notfall erreichen Sie uns ${at} ${emergency.hours}.`
  return [
    {
      heading: 'So erreichen Sie uns',
      paragraphs: [
        `Telefon${messengerUrl ? ' und WhatsApp' : ''}: ${phone.shown}. E-Mail: ${site.mail}.`,
        [office, inEmergency('unter derselben Nummer')].filter(Boolean).join(' '),
      ],
      source: contact,
      keywords:
        'telefonnummer telefon rufnummer anrufen erreichen mail mailadresse whatsapp kontakt kontaktdaten hotline telephon rückruf sprechen ansprechpartner nachricht schreiben beschwerde beschweren mensch',
    },
    {
      heading: 'Bürozeiten',
      paragraphs: [office, inEmergency(`unter ${phone.shown}`)].filter((text) => text !== ''),
      source: contact,
      keywords:
        'öffnungszeiten bürozeiten sprechzeiten sprechstunde geöffnet offen besetzt geschlossen uhrzeit samstag öfnungszeiten',
    },
    {
      heading: 'Unser Büro',
      paragraphs: [`${site.legalName}, ${address.street}, ${address.postalCode} ${address.city}.`],
      source: contact,
      keywords: 'adresse anschrift standort büro geschäftsstelle wegbeschreibung anfahrt postanschrift firmensitz',
    },
    {
      heading: 'Notfallnummern',
      paragraphs: [
        `Gefahr für Menschen: ${emergency.fire} (Feuerwehr und Rettungsdienst), ${emergency.police} (Polizei).`,
        `Notfall am Haus, zum Beispiel Rohrbruch oder kein Strom: ${[phone.shown, emergency.hours].filter(Boolean).join(', ')}.`,
      ],
      source: contact,
      keywords: 'notfallnummer notfallnummern notruf notrufnummer notfall notdienst bereitschaftsdienst havarie',
    },
    {
      heading: 'Wie schnell wir uns um Schäden kümmern',
      paragraphs: [
        `Notfall: ${damage.emergency.shown}. Hohe Dringlichkeit: ${damage.high.shown}. Normale: ${damage.medium.shown}. Niedrige: ${damage.low.shown}.`,
      ],
      source: { title: 'Schadensmeldung', to: '/schadensmeldung' },
      keywords:
        'bearbeitungszeit dauert dauer reparatur repariert behoben schadensmeldung handwerker hausmeister monteur',
    },
    {
      heading: 'Mietbescheinigung',
      paragraphs: [
        `Die Mietbescheinigung für Ämter, Bank oder Arbeitgeber beantragen Sie online. Sie erhalten sie ${promised.rentCertificate.shown}, wenn es eilt ${promised.rentCertificate.expressShown}.`,
      ],
      source: { title: 'Mietbescheinigung', to: '/mietbescheinigung' },
      keywords:
        'mietbescheinigung mietbestätigung bescheinigung wohngeld jobcenter amt express eilig dauert mietbescheinigun',
    },
    ...addOnFacts(),
    {
      heading: 'So bewerben Sie sich um eine Wohnung',
      paragraphs: [
        'Füllen Sie die Mieterbewerbung online aus; das dauert etwa zehn Minuten. Sie können eine bestimmte Wohnung wählen oder sich allgemein vormerken lassen.',
        `Wir melden uns innerhalb von ${promised.applicationHours} Stunden. Kommt die Wohnung für Sie infrage, vereinbaren wir eine Besichtigung.`,
      ],
      source: application,
      keywords:
        'bewerben bewerbe bewerbung mieten ablauf selbstauskunft mieterselbstauskunft mieterbewerbung interessent vormerken bewerbn',
    },
    {
      heading: 'Unterlagen für die Bewerbung',
      paragraphs: [
        'Zur Bewerbung genügt die Selbstauskunft im Online-Formular. Nachweise, zum Beispiel zum Einkommen, brauchen wir erst, wenn Sie die Wohnung nach der Besichtigung mieten möchten.',
      ],
      source: application,
      keywords:
        'unterlagen dokumente nachweise gehaltsabrechnung gehaltsnachweis lohnabrechnung schufa einkommensnachweis bonität mappe',
    },
    {
      heading: 'Eine Wohnung besichtigen',
      paragraphs: [
        `Vereinbaren Sie einen Termin unter ${phone.shown}, oder bewerben Sie sich gleich online: Dann schlagen wir Ihnen einen vor.`,
      ],
      source: application,
      keywords: 'besichtigung besichtigen besichtigungstermin anschauen ansehen termin wohnungsbesichtigung',
    },
    {
      heading: 'Wann Sie Antwort bekommen',
      paragraphs: [
        `Auf Nachrichten antworten wir innerhalb von ${promised.contactHours} Stunden, auf Mieterbewerbungen innerhalb von ${promised.applicationHours} Stunden${jobs}.`,
      ],
      source: contact,
      keywords: 'antwort rückmeldung wartezeit bescheid meldet',
    },
    {
      heading: `Wer ${site.brand} ist`,
      paragraphs: [
        `${site.legalName}, gegründet ${site.founded}${site.claim && `: ${site.claim}`}. ${letterLines(site).people.join('. ')}.`,
      ],
      source: { title: 'Über uns', to: '/ueber-uns' },
      keywords: `firma unternehmen ${site.brand.toLowerCase()} gegründet geschäftsführer geschäftsführung inhaber chef`,
    },
    {
      heading: 'Was ich bin',
      paragraphs: [
        `Ich bin ein Programm, kein Mensch. Ich suche in ${offers('help_centre') ? 'den Mieterinfos, den häufigen Fragen und ' : ''}den Angaben zur Firma und nenne zu jeder Antwort die Quelle. Ihre Fragen speichere ich nicht.`,
      ],
      source: { title: 'Datenschutz', to: '/datenschutz#assistent' },
      keywords: 'roboter mensch maschine künstliche intelligenz chatbot ki bot chatgpt programm fragen speichern',
    },
    {
      heading: 'Bei uns arbeiten',
      paragraphs: [
        'Alle offenen Stellen finden Sie bei den Stellenangeboten; bewerben können Sie sich auch initiativ.',
      ],
      source: { title: 'Stellenangebote', to: '/jobs' },
      keywords:
        'job jobs stelle offene stellen stellenangebot stellenanzeige arbeitsplatz ausbildung ausbildungsstelle praktikum azubi minijob karriere initiativbewerbung lebenslauf mitarbeiter',
    },
    {
      heading: 'Als Handwerksbetrieb für uns arbeiten',
      paragraphs: ['Betriebe aus der Region bewerben sich auf einer eigenen Seite als Partner.'],
      source: { title: 'Handwerker-Partner', to: '/handwerker-partner' },
      keywords:
        'handwerker handwerksbetrieb partner partnerbetrieb subunternehmer nachunternehmer aufträge malerbetrieb elektrobetrieb gewerke arbeiten',
    },
    {
      heading: 'Ihr Haus verwalten lassen',
      paragraphs: [
        `Wenn Sie Eigentümerin oder Eigentümer sind: Wir verwalten Häuser in ${site.area.isNamed ? site.area.shown : 'der ganzen Region'}.`,
      ],
      source: { title: 'Hausverwaltung', to: '/hausverwaltung' },
      keywords: 'hausverwaltung verwaltung verwalten verwalter eigentümer vermieter weg wohnungseigentum mietshaus',
    },
    {
      heading: 'Gutachten',
      paragraphs: ['Für Wert- und Schadengutachten gibt es eine eigene Seite.'],
      source: { title: 'Gutachten', to: '/gutachten' },
      keywords: 'gutachten gutachter sachverständiger wertermittlung verkehrswert',
    },
    {
      heading: 'Schäden an Gebäuden beheben lassen',
      paragraphs: ['Wir schätzen Schäden an Gebäuden ein und beheben sie.'],
      source: { title: 'Schadensanierung', to: '/schadensanierung' },
      keywords: 'sanierung sanieren schadensanierung trocknung brandschaden',
    },
    {
      heading: 'Geschäftsbedingungen',
      paragraphs: ['Die Bedingungen, zu denen wir vermieten, verwalten und bauen, stehen auf einer eigenen Seite.'],
      source: { title: 'Geschäftsbedingungen', to: '/agb' },
      keywords: 'agb geschäftsbedingungen bedingungen',
    },
    {
      heading: 'Impressum',
      paragraphs: ['Im Impressum stehen Anschrift, Vertretung, Register und Aufsicht.'],
      source: { title: 'Impressum', to: '/impressum' },
      keywords: 'impressum handelsregister register umsatzsteuer umsatzsteuernummer',
    },
    {
      heading: 'Ihre Daten bei uns',
      paragraphs: ['In der Datenschutzerklärung steht, welche Daten wir verarbeiten und welche Rechte Sie haben.'],
      source: { title: 'Datenschutz', to: '/datenschutz' },
      keywords: 'datenschutz datenschutzerklärung dsgvo daten auskunft',
    },
  ]
}

function addOnFacts(): Fact[] {
  const { label, pricePerMonthEuro } = site.internetAddOn
  if (label === '') return []
  return [
    {
      heading: 'Internet zur Wohnung dazubuchen',
      paragraphs: [
        `${label}: ${formatEuro(pricePerMonthEuro)} im Monat. Der Zusatz ist freiwillig und wird nur berechnet, wenn er im Mietvertrag vereinbart ist.`,
      ],
      source: { title: 'Geschäftsbedingungen', to: '/agb' },
      keywords: 'internet internetanschluss wlan glasfaser zusatz preis dazubuchen buchen monatlich',
    },
  ]
}
