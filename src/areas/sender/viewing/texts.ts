/** Intents of the viewing's card. */
export const viewingIntents: Record<'accept' | 'decline', string> = {
  accept: 'besichtigung-zusagen',
  decline: 'besichtigung-absagen',
}

/** Why a slot is not to be had, by the outcome. */
export const viewingRefusals: Record<'full' | 'gone' | 'begun', string> = {
  full: 'Der letzte Platz dieses Termins ist gerade vergeben worden. Bitte wählen Sie einen anderen.',
  gone: 'Diesen Termin gibt es nicht mehr. Bitte sehen Sie nach, welche Termine noch möglich sind.',
  begun: 'Ihr Termin hat schon begonnen und lässt sich nicht mehr ändern. Rufen Sie uns bitte an.',
}
