/** Makes a complete application as a browser sends it, every text field; name what the test is about. */
export function exampleApplication(different: Record<string, string> = {}): Record<string, string> {
  return {
    job: 'hausmeister',
    firstName: 'Änne',
    lastName: 'Öztürk-Weiß',
    email: 'aenne@example.de',
    phone: '0170 1234567',
    address: 'Rheinstraße 12, 56338 Braubach',
    availableFrom: '01.04.2026',
    salary: '3.100 € im Monat',
    message: 'Ich freue mich auf ein Gespräch.',
    ...different,
  }
}
