/** A building as somebody types it in the office, for tests. Not published: that would ask for its certificate. */
export const exampleHouse = {
  name: 'Haus am Viehtor',
  property_type: 'Mehrfamilienhaus',
  street: 'Mainzer Straße',
  postal_code: '56321',
  city: 'Rhens',
  country: 'Deutschland',
  total_units: 6,
  energy_carriers: [],
}
