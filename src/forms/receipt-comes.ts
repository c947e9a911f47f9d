/** The first of the next steps, whatever was sent. */
export const receiptComes =
  'Sie erhalten in wenigen Minuten eine Eingangsbestätigung per E-Mail. Bitte sehen Sie auch im Spam-Ordner nach.'
