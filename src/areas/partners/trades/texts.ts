export const texts = {
  heading: {
    title: 'Diese Gewerke suchen wir',
    lead: 'Ihr Gewerk ist nicht dabei? Rufen Sie uns trotzdem an: Der Bedarf ändert sich.',
  },
  /** Quoted by the specification with three dots. */
  loading: 'Gewerke werden geladen...',
  failed: 'Die Gewerke konnten nicht geladen werden.',
  none: 'Zurzeit suchen wir in keinem Gewerk neue Betriebe. Rufen Sie uns gern an, wir merken Sie vor.',
} as const
