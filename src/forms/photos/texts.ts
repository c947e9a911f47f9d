/** What is said about a photo that cannot be taken, before anything is sent. The server's own words: `platform/files/texts.ts`. */
export const photoTexts = {
  broken: (name: string) => `„${name}“ ist beschädigt oder kein Foto. Bitte wählen Sie ein anderes.`,
  tooMany: (most: number, left: readonly string[]) =>
    `Es passen höchstens ${most} Fotos. Nicht übernommen: ${left.map((name) => `„${name}“`).join(', ')}.`,
} as const
