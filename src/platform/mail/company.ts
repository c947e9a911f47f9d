import { site } from '#site'
import type { MailCompany } from './mail-content.ts'

/** The company as mails present it. `siteUrl` comes from the settings, without a slash at the end. */
export function mailCompany(siteUrl: string): MailCompany {
  return {
    brand: site.brand,
    address: `${site.address.street}, ${site.address.postalCode} ${site.address.city}`,
    phone: site.phone.shown,
    email: site.mail,
    siteUrl,
  }
}
