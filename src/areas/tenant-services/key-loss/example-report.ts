/** Makes a complete report of a lost key as a browser sends it; name what the test is about. */
export function exampleReport(different: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    lost_key: 'front_door_and_flat',
    needed_by: '05.03.2026',
    details: 'Gestern im Zug verloren.\n\nEin Anhänger mit der Adresse ist nicht daran.',
    apartment_id: null,
    building_address: 'Mainzer Straße 5, 2. OG links',
    reporter_name: 'Änne Muster',
    reporter_email: 'aenne@example.de',
    reporter_phone: '02628 123456',
    ...different,
  }
}
