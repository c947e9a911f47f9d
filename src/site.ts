/** Facts of the company that any room may use. The demo company is invented; the imprint says so. */
export const site = {
  brand: 'Rheinbogen Immobilien',
  claim: 'Ihr zuverlässiger Partner für Immobilien und Bauprojekte am Mittelrhein',
  legalName: 'Rheinbogen Immobilien GmbH',
  founded: 2009,
  copyrightYear: 2024,
  address: { street: 'Am Viehtor 4', postalCode: '56321', city: 'Rhens', country: 'Deutschland', countryCode: 'DE' },
  coordinates: { lat: 50.2811, lng: 7.6179 },
  phone: { shown: '02628 / 7998021', href: 'tel:+4926287998021', international: '+49 2628 7998021' },
  /** A messenger address without its own provider's script: a plain link. */
  messengerUrl: 'https://wa.me/4926287998021',
  mail: 'info@rheinbogen-immobilien.example',
  businessHours: {
    shown: 'Montag bis Freitag, 08:00–17:00 Uhr',
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
    opens: '08:00',
    closes: '17:00',
  },
  emergency: { fire: '112', police: '110' },
  social: {
    professional: { name: 'LinkedIn', url: 'https://www.linkedin.com/company/rheinbogen-immobilien-example' },
    network: { name: 'Facebook', url: 'https://www.facebook.com/rheinbogen.immobilien.example' },
  },
  /** Optional add-on in the price box of an apartment. */
  internetAddOn: { label: 'Zentraler Internetanschluss (Glasfaser, 250 Mbit/s)', pricePerMonthEuro: 25 },
  /** How soon we promise to answer, in hours of the calendar; shown on the success pages and due dates. */
  promised: {
    /** The first of the next steps, whatever was sent. */
    receipt:
      'Sie erhalten in wenigen Minuten eine Eingangsbestätigung per E-Mail. Bitte sehen Sie auch im Spam-Ordner nach.',
    applicationHours: 72,
    contactHours: 72,
    /** Until the first answer to an application for a job. */
    jobApplicationDays: 7,
    /** How it is worded; the hours set the due date and count weekends too, so they are never later than the words. */
    damageReport: {
      emergency: { hours: 0, shown: 'sofort' },
      high: { hours: 24, shown: 'innerhalb von 24 Stunden' },
      medium: { hours: 3 * 24, shown: 'in 2–3 Werktagen' },
      low: { hours: 14 * 24, shown: 'in 1–2 Wochen' },
    },
    rentCertificate: { hours: 5 * 24, shown: 'in 3–5 Werktagen', expressShown: 'in 1–2 Werktagen' },
    keyLoss: { hours: 48, shown: 'in 1–2 Werktagen' },
    reportDateHours: 48,
    damageAssessmentHours: 24,
  },
  /** Stands below customers' quotes: who shows them must say whether and how they were checked (UWG § 5b Abs. 3). */
  testimonialsOrigin: 'Beispielstimmen: Personen und Zitate sind wie die Firma selbst erfunden.',
  /** What the law asks of the imprint (DDG § 5, DL-InfoV § 2, GewO § 34c) and of business letters (GmbHG § 35a). Invented, like the company. */
  legal: {
    /** Each legal page says that it is a draft until the company's lawyer has approved the texts in content/legal. */
    areTextsDrafts: true,
    textsAsOf: '21. November 2026',
    managingDirectors: 'Katharina Erdacht und Albrecht Ersonnen',
    /** As the articles of association have it. */
    seat: 'Rhens',
    registerCourt: 'Amtsgericht Koblenz',
    registerNumber: 'HRB 00000',
    vatId: 'DE000000000',
    liabilityInsurance: 'Beispiel Versicherung AG, Musterstraße 1, 50667 Köln (Geltungsbereich: Deutschland)',
    /** In Rhineland-Palatinate the municipal association grants and supervises the permit under GewO § 34c. A real authority. */
    tradeAuthority: 'Verbandsgemeindeverwaltung Rhein-Mosel, Bahnhofstraße 44, 56330 Kobern-Gondorf',
    dataProtectionMail: 'datenschutz@rheinbogen-immobilien.example',
    /** Where the server stands and who runs it (processor, GDPR Art. 28). */
    hosting: 'Beispiel Rechenzentrum GmbH, Musterweg 2, 60313 Frankfurt am Main',
  },
  tenantApplication: {
    /**
     * The office sees neither name nor origin, age or marital status of an application before it is on the shortlist (AGG §§ 1, 2, 19–21;
     * docs/decisions/0024-applications.md). `false` shows everything from the start.
     */
    neutralFirstLook: true as boolean,
    /**
     * Questions that data-protection authorities object to before a viewing (DSK-Orientierungshilfe „Einholung von
     * Selbstauskünften bei Mietinteressent:innen“). They are voluntary; `false` removes one from the form.
     */
    sensitiveQuestions: {
      applicant_place_of_birth: true,
      applicant_nationality: true,
      applicant_marital_status: true,
      current_landlord: true,
      smoking: true,
    },
  },
} as const
