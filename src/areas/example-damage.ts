/** A damage report as its form sends it, for tests. */
export const exampleDamage = {
  damage_location: 'Küche',
  damage_description: 'Unter der Spüle tropft Wasser',
  urgency_level: 'high' as const,
  is_safety_risk: false,
  apartment_id: null,
  building_address: null,
  reporter_name: 'Jürgen Übel',
  reporter_email: 'uebel@example.org',
  reporter_phone: null,
  preferred_contact_time: null,
  additional_notes: null,
}
