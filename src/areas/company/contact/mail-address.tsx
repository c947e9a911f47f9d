import { site } from '#site'

/** Our address as a link that breaks after the @ where it does not fit. */
export function MailAddress() {
  const [user, host] = site.mail.split('@')
  return (
    <a href={`mailto:${site.mail}`} className="link wrap-anywhere">
      {user}@<wbr />
      {host}
    </a>
  )
}
