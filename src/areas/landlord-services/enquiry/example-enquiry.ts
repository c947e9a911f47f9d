import type { Service } from './fields.ts'

const extras: Record<Service, Record<string, string>> = {
  hausverwaltung: { leistung: 'hausverwaltung', immobilienart: 'Mehrfamilienhaus' },
  gutachten: { leistung: 'gutachten', gutachtenart: 'Verkehrswert' },
  schadensanierung: { leistung: 'schadensanierung' },
  instandhaltungsarbeiten: { leistung: 'instandhaltungsarbeiten' },
  nebenkostenabrechnung: { anzahlEinheiten: '6' },
}

/** Makes a complete enquiry as a browser sends it; name what the test is about. */
export function exampleEnquiry(service: Service, different: Record<string, string> = {}): Record<string, string> {
  return {
    ...extras[service],
    vorname: 'Änne',
    nachname: 'Muster',
    email: 'aenne@example.de',
    telefon: '02628 123456',
    nachricht: 'Guten Tag,\n\nbitte rufen Sie mich wegen meines Hauses an.',
    ...different,
  }
}
