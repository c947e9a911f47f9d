/** Makes a complete application as a browser sends it; name what the test is about. */
export function exampleApplication(different: Record<string, string> = {}): Record<string, string> {
  return {
    partnershipType: 'local',
    specificObjects: 'Rhens und Braubach',
    companyName: 'Malerbetrieb Muster & Söhne',
    contactPerson: 'Änne Muster',
    email: 'aenne@example.de',
    phone: '02628 123456',
    companyAddress: 'Rheinstraße 12, 56338 Braubach',
    tradeCategory: 'Maler und Lackierer',
    experienceYears: '12',
    servicesOffered: 'Innenanstrich, Fassaden',
    coverageAreas: 'Koblenz bis St. Goar',
    website: 'www.example.de',
    certifications: 'Meisterbetrieb',
    insuranceInfo: '3 Mio. € Betriebshaftpflicht',
    companyReferences: '',
    message: '',
    ...different,
  }
}
