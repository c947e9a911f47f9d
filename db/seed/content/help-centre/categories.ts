/** A category of the demo company's help centre. Its articles lie in the folder of that name, ordered by the number in front. */
export type DemoCategory = { slug: string; title: string; description: string; icon: string }

/** In the order of the tiles. `icon` is one of the nine names of the specification (chapter 3). */
export const demoCategories: DemoCategory[] = [
  {
    slug: 'umgang',
    title: 'Umgang mit der Wohnung',
    description:
      'Pflegen, reparieren, streichen, bohren: was Sie selbst tun, was Sie zahlen und was Sache des Vermieters ist.',
    icon: 'Home',
  },
  {
    slug: 'heizen',
    title: 'Heizen und Lüften',
    description:
      'Warm und trocken durch den Winter: richtig heizen, richtig lüften, Schimmel vermeiden, Kosten verstehen.',
    icon: 'Thermometer',
  },
  {
    slug: 'notfall',
    title: 'Notfälle und Schäden',
    description:
      'Wasser, Gas, Feuer, verlorene Schlüssel: was in den ersten Minuten zählt, wen Sie anrufen und wer bezahlt.',
    icon: 'AlertTriangle',
  },
  {
    slug: 'mietverhaeltnis',
    title: 'Einzug, Miete und Auszug',
    description:
      'Vom Übergabeprotokoll bis zur Kaution: Fristen, Formen und Rechte im Mietverhältnis, einfach erklärt.',
    icon: 'UserCheck',
  },
  {
    slug: 'nachbarschaft',
    title: 'Zusammenleben im Haus',
    description: 'Ruhezeiten, Haustiere, Besuch und Treppenhaus: Regeln, mit denen alle gut wohnen.',
    icon: 'Users',
  },
  {
    slug: 'muell',
    title: 'Müll und Recycling',
    description: 'Welche Tonne, welcher Tag, welche Sammelstelle: richtig trennen spart allen im Haus Geld.',
    icon: 'Recycle',
  },
  {
    slug: 'versorgung',
    title: 'Strom, Wasser und Gas',
    description: 'Anmelden, ablesen, prüfen: alles rund um Leitungen, Zähler, Trinkwasser und Internet.',
    icon: 'Zap',
  },
  {
    slug: 'parken',
    title: 'Parken und Fahrräder',
    description: 'Stellplatz, Garage, Wallbox und Fahrradkeller: mieten, nutzen, laden.',
    icon: 'Car',
  },
  {
    slug: 'gemeinschaft',
    title: 'Keller, Hof, Waschküche',
    description: 'Was allen gehört, pflegen alle: Keller, Waschküche, Garten, Putzplan und Winterdienst.',
    icon: 'Warehouse',
  },
]
