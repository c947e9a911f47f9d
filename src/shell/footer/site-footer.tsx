import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { site } from '#site'
import { Container } from '#ui/layout/container.tsx'
import { FacebookIcon, LinkedInIcon } from '../icons.tsx'
import { Logo } from '../logo.tsx'
import {
  COOKIE_SETTINGS,
  companyLinks,
  landlordLinks,
  legalLinks,
  mainLinks,
  type NavLink,
  tenantLinks,
} from '../navigation.ts'
import { CertificateBadge } from './certificate-badge.tsx'

const footerLink =
  'inline-flex min-h-9 pointer-coarse:min-h-11 max-w-full items-center rounded-sm wrap-anywhere hyphens-auto text-ink-200 underline-offset-4 transition-colors hover:text-white hover:underline'

/** The foot of every page: who we are, how to reach us, where everything is. */
export function SiteFooter() {
  const { address, phone, mail, social } = site
  return (
    <footer id="fuss" className="bg-ink-950 text-sm text-ink-200 print:hidden">
      <Container className="grid gap-x-8 gap-y-12 pt-16 pb-12 lg:grid-cols-12">
        <div className="min-w-0 md:max-lg:grid md:max-lg:grid-cols-[1fr_fit-content(24rem)] md:max-lg:gap-x-6 lg:col-span-5">
          <Link to="/" viewTransition className="inline-block justify-self-start rounded-control">
            <Logo onDark />
            <span className="sr-only">, zur Startseite</span>
          </Link>
          <p className="mt-6 max-w-md">
            Ihr zuverlässiger Partner für Immobilien und Bauprojekte am Mittelrhein: Vermietung, Bauleitung und
            Immobilienservice aus einer Hand.
          </p>
          <address className="mt-6 grid content-start gap-1 not-italic md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 md:max-lg:mt-0">
            <span className="flex min-h-9 items-center gap-3">
              <MapPin aria-hidden="true" className="size-5 shrink-0 text-brand-400" />
              {address.street}, {address.postalCode} {address.city}
            </span>
            <FooterContact href={phone.href} icon={<Phone aria-hidden="true" />}>
              {phone.shown}
            </FooterContact>
            <FooterContact href={`mailto:${mail}`} icon={<Mail aria-hidden="true" />}>
              {mail}
            </FooterContact>
          </address>
          <div className="mt-7 flex items-center gap-3">
            <CertificateBadge />
            <SocialLink {...social.professional} icon={<LinkedInIcon className="size-5" />} />
            <SocialLink {...social.network} icon={<FacebookIcon className="size-5" />} />
          </div>
        </div>
        <nav
          aria-label="Fußbereich"
          className="grid gap-x-4 gap-y-10 min-[22.5rem]:grid-cols-[1fr_auto] sm:grid-cols-3 sm:gap-x-6 lg:col-span-7"
        >
          <FooterLinks title="Für Mieter" links={[...mainLinks.slice(0, 2), ...tenantLinks]} />
          <FooterLinks title="Für Vermieter" links={landlordLinks} />
          <FooterLinks title="Unternehmen" links={[...companyLinks, mainLinks[2]]} />
        </nav>
      </Container>
      <div className="border-t border-white/12">
        {/* Room at the right edge for the messenger link, which would otherwise lie on the last line. */}
        <Container className="flex flex-wrap items-center gap-x-7 gap-y-1 pt-5 pr-20! pb-24 md:pb-6">
          <p className="mr-auto py-2 max-lg:w-full">
            © {site.copyrightYear} {site.brand}
          </p>
          {legalLinks.map(({ label, to }) => (
            <Link key={to} to={to} viewTransition className={footerLink}>
              {label}
            </Link>
          ))}
          <a href={COOKIE_SETTINGS} className={`needs-js ${footerLink}`}>
            Cookie-Einstellungen
          </a>
        </Container>
      </div>
    </footer>
  )
}

function FooterLinks({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <div className="min-w-0">
      <h2 className="mb-3 text-base font-semibold text-white">{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} viewTransition className={footerLink}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FooterContact({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <a
      href={href}
      className="flex min-h-9 pointer-coarse:min-h-11 w-fit max-w-full items-center gap-3 rounded-sm break-all hover:text-white [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-brand-400"
    >
      {icon}
      {children}
    </a>
  )
}

function SocialLink({ name, url, icon }: { name: string; url: string; icon: ReactNode }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${site.brand} auf ${name}`}
      className="grid size-11 place-items-center rounded-full bg-white/10 text-white transition-colors hover:bg-brand-400 hover:text-ink-950"
    >
      {icon}
    </a>
  )
}
