/** Makes a complete message as a browser sends it; name what the test is about. */
export function exampleMessage(different: Record<string, string> = {}): Record<string, string> {
  return {
    vorname: 'Änne',
    nachname: 'Muster',
    email: 'aenne@example.de',
    telefon: '02628 123456',
    betreff: 'Frage zur Hausordnung',
    nachricht: 'Guten Tag,\n\nwo darf ich mein Fahrrad abstellen?',
    ...different,
  }
}
