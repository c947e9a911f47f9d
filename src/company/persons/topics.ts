/** Reasons to turn to a person of the company, by the stored value. */
export const contactTopics = {
  vermietung: 'Wohnung mieten',
  mieter: 'Anliegen von Mietern',
  schaden: 'Schäden und Technik',
  eigentuemer: 'Verwaltung und Eigentümer',
  partner: 'Handwerker-Partner',
  stellen: 'Stellen',
} as const

export type ContactTopic = keyof typeof contactTopics
