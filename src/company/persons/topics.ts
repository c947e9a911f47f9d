/** What one may ask a person of the company for, by the value that is stored. */
export const contactTopics = {
  vermietung: 'Wohnung mieten',
  mieter: 'Anliegen von Mietern',
  schaden: 'Schäden und Technik',
  eigentuemer: 'Verwaltung und Eigentümer',
  partner: 'Handwerker-Partner',
  stellen: 'Stellen',
} as const

export type ContactTopic = keyof typeof contactTopics
