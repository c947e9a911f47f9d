import { site } from '#site'

/** What `src/site.ts` says of the company, as it stands on the website and in mails. */
export const companyFacts: readonly (readonly [string, string])[] = [
  ['Firma', site.legalName],
  ['Name auf der Website', site.brand],
  ['Anschrift', `${site.address.street}, ${site.address.postalCode} ${site.address.city}`],
  ['Telefon', site.phone.shown],
  ['E-Mail-Adresse', site.mail],
  ['Datenschutz', site.legal.dataProtectionMail],
  ['Geschäftszeiten', site.businessHours.shown],
  ['Geschäftsführung', site.legal.managingDirectors],
  ['Register', `${site.legal.registerCourt}, ${site.legal.registerNumber}`],
  ['Umsatzsteuer-ID', site.legal.vatId],
  [
    'Rechtstexte',
    `${site.legal.areTextsDrafts ? 'Entwürfe, vom Anwalt noch nicht freigegeben' : 'freigegeben'}, Stand ${site.legal.textsAsOf}`,
  ],
  ['Versprochene Antwort auf Anfragen', `${site.promised.contactHours} Stunden`],
  [
    'Versprochene Antwort auf Bewerbungen',
    `${site.promised.applicationHours} Stunden, Stellen ${site.promised.jobApplicationDays} Tage`,
  ],
]
