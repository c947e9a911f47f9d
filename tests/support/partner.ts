/** What a craftsman types in the second and third step, by the names on the wire (specification, chapter 3). */
export const partner = {
  company: {
    companyName: 'Malerbetrieb Öztürk',
    contactPerson: 'Deniz Öztürk',
    email: 'deniz@example.org',
    phone: '0261 1234567',
    companyAddress: 'Rheinstraße 5, 56112 Lahnstein',
  },
  services: {
    experienceYears: '12',
    servicesOffered: 'Innenanstrich und Fassaden',
    coverageAreas: 'Koblenz bis St. Goar',
  },
}
