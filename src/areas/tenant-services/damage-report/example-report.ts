/** Makes a complete damage report as a browser sends it; name what the test is about. */
export function exampleReport(different: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    damage_location: 'Badezimmer, unter dem Waschbecken',
    damage_description: 'Das Rohr tropft seit heute Morgen.\n\nDer Eimer ist nach drei Stunden voll.',
    urgency_level: 'high',
    is_safety_risk: false,
    apartment_id: null,
    building_address: 'Mainzer Straße 5, 2. OG links',
    reporter_name: 'Änne Muster',
    reporter_email: 'aenne@example.de',
    reporter_phone: '02628 123456',
    preferred_contact_time: 'ab 16 Uhr',
    additional_notes: 'Der Schlüssel liegt bei Familie Beispiel.',
    ...different,
  }
}
