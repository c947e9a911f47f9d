import { site } from '#site'

/** Our address as a link that breaks after the @ where it does not fit. */
export function MailAddress() {
  const [user, host] = site.mail.split('@')
  return (
    <a href={`mailto:${site.mail}`} translate="no" className="link wrap-anywhere">
      <span>{`${user ?? ''}@`}</span>
      <wbr />
      <span>{host}</span>
    </a>
  )
}
