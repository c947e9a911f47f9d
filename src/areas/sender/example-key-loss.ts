/** The loss of a flat's key as its form was read. */
export const exampleKeyLoss = {
  lost_key: 'flat',
  needed_by: '2026-04-01',
  details: null,
  apartment_id: null,
  building_address: 'Mainzer Straße 5',
  reporter_name: 'Änne Muster',
  reporter_email: 'aenne@example.de',
  reporter_phone: null,
} as const
