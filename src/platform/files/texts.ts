import { pictureNames } from '#values/file-content.ts'

/** Sentences for the sender about a file that cannot be taken. `name` in quotes, as they see it on their own device. */
export const fileTexts = {
  macros: (name: string) =>
    `„${name}“ enthält Makros oder eingebettete Programme. Bitte speichern Sie die Datei als PDF und wählen Sie diese.`,
  mismatch: (name: string) =>
    `„${name}“ ist beschädigt oder keine Datei dieser Art. Bitte speichern Sie sie neu, am besten als PDF, oder als DOC oder DOCX.`,
  brokenVideo: (name: string) =>
    `„${name}“ ist beschädigt oder kein Video. Bitte speichern Sie es neu als MP4 (H.264) oder WebM.`,
  brokenPhoto: (name: string) =>
    `„${name}“ ist beschädigt oder kein Foto. Bitte wählen Sie ein anderes (${pictureNames}).`,
  tooManyPixels: (name: string) => `„${name}“ hat mehr als 40 Megapixel. Bitte verkleinern Sie das Foto.`,
  unreadableHeic: (name: string) =>
    `„${name}“ ist ein HEIC-Foto, das wir nicht öffnen können. Vielleicht ist es beschädigt. Bitte wählen Sie ein anderes, speichern Sie es als JPEG, oder machen Sie davon ein Bildschirmfoto.`,
  busy: 'Gerade werden sehr viele Dateien hochgeladen. Bitte senden Sie das Formular in einer Minute noch einmal.',
  tooLargeTogether: (maxBytes: number) =>
    `Die Dateien sind zusammen zu groß (höchstens ${Math.floor(maxBytes / 1024 / 1024)} MB). Bitte verkleinern Sie sie oder wählen Sie weniger Dateien.`,
} as const
