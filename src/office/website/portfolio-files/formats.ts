/** The formats of a file with buildings and flats, as the forms name and take them; each is read by its reader (`read-file.server.ts`). */
const formats = {
  openimmo: {
    label: 'OpenImmo (XML oder ZIP)',
    about: 'OpenImmo, wie Maklerprogramme es exportieren, als XML oder ZIP. Bilder daraus werden nicht übernommen.',
    accept: '.xml,.zip,text/xml,application/zip',
  },
  csv: {
    label: 'Tabelle (CSV)',
    about: 'Eine Tabelle mit einer Zeile je Wohnung, gespeichert als CSV. Die Vorlage nennt die Spalten.',
    accept: '.csv,.txt,text/csv',
  },
} as const

export type FormatName = keyof typeof formats

export const eachFormat = Object.values(formats)
export const acceptedFiles = eachFormat.map(({ accept }) => accept).join(',')
