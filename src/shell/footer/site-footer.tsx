import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { site } from '#site'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { Container } from '#ui/layout/container.tsx'
import { FacebookIcon, LinkedInIcon } from '../icons.tsx'
import { Logo } from '../logo.tsx'
import { COOKIE_SETTINGS, footerGroups, legalLinks, type LinkGroup } from '../navigation.ts'

/** The foot of every page: who we are, how to reach us, where everything is. */
export function SiteFooter() {
  const { address, phone, mail, social } = site
  return (
    <footer id="fuss" className="bg-ink-950 text-sm text-ink-200 print:hidden">
      <Container className="grid gap-x-8 gap-y-12 pt-16 pb-12 lg:grid-cols-12">
        <div className="min-w-0 md:max-lg:grid md:max-lg:grid-cols-[1fr_fit-content(24rem)] md:max-lg:gap-x-6 lg:col-span-5">
          <Link to="/" viewTransition className="inline-block justify-self-start rounded-control">
            <Logo onDark />
            <span className="sr-only">(zur Startseite)</span>
          </Link>
          <p className="mt-6 max-w-md">{`${[site.claim, site.offer].filter(Boolean).join(': ')}.`}</p>
          <address
            translate="no"
            className="mt-6 grid content-start gap-1 not-italic md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 md:max-lg:mt-0"
          >
            <span className="flex min-h-9 items-center gap-3">
              <MapPin aria-hidden="true" className="size-5 shrink-0 text-brand-400" />
              <span>
                <KeepTogether text={`${address.street}, ${address.postalCode} ${address.city}`} />
              </span>
            </span>
            <FooterContact href={phone.href} icon={<Phone aria-hidden="true" />}>
              <KeepTogether text={phone.shown} />
            </FooterContact>
            <FooterContact href={`mailto:${mail}`} icon={<Mail aria-hidden="true" />}>
              {mail}
            </FooterContact>
          </address>
          <div className="mt-7 flex items-center gap-3">
            {site.isInvented && <CertificateBadge />}
            {social.map(({ name, url }) => {
              const Icon = socialIcons[name]
              return <SocialLink key={name} name={name} url={url} icon={<Icon className="size-5" />} />
            })}
          </div>
        </div>
        <nav
          aria-label="Fußbereich"
          className="link-groups grid gap-x-4 gap-y-10 min-[22.5rem]:grid-cols-[1fr_auto] sm:grid-cols-3 sm:gap-x-6 lg:col-span-7"
        >
          {footerGroups().map((group) => (
            <FooterLinks key={group.label} {...group} />
          ))}
        </nav>
      </Container>
      <div className="border-t border-white/12">
        {/* Room at the right edge for the messenger link, which would otherwise lie on the last line. */}
        <Container className="flex flex-wrap items-center gap-x-7 gap-y-1 pt-5 pr-20! pb-6">
          <p className="mr-auto py-2 max-lg:w-full">
            © {site.copyrightYear} {site.brand}
          </p>
          {legalLinks.map(({ label, to }) => (
            <Link key={to} to={to} viewTransition className="foot-link">
              {label}
            </Link>
          ))}
          <a href={COOKIE_SETTINGS} className="needs-js foot-link">
            Cookie-Einstellungen
          </a>
        </Container>
      </div>
    </footer>
  )
}

const socialIcons = { LinkedIn: LinkedInIcon, Facebook: FacebookIcon }

function FooterLinks({ label: title, links }: LinkGroup) {
  return (
    <div className="min-w-0">
      <h2 className="mb-3 text-base font-semibold text-white">{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} viewTransition className="foot-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FooterContact({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a
      href={href}
      className="flex min-h-9 pointer-coarse:min-h-11 w-fit max-w-full items-center gap-3 rounded-sm break-all hover:text-white [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-brand-400"
    >
      {icon}
      <span>{children}</span>
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

/**
 * The certification image of the specification. The demo company holds no certificate, so the drawing says that it is a sample;
 * an operator puts their own in its place.
 */
function CertificateBadge() {
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label="Muster-Zertifikat (Demo)" className="size-24 shrink-0">
      <path
        className="fill-brand-400"
        d="M60 4 71 12.5 84.5 9.5 91 21.5 104.5 24.5 105.5 38.5 116.5 47 112 60 116.5 73 105.5 81.5 104.5 95.5 91 98.5 84.5 110.5 71 107.5 60 116 49 107.5 35.5 110.5 29 98.5 15.5 95.5 14.5 81.5 3.5 73 8 60 3.5 47 14.5 38.5 15.5 24.5 29 21.5 35.5 9.5 49 12.5Z"
      />
      <circle cx="60" cy="60" r="40" className="fill-ink-950" />
      <circle cx="60" cy="60" r="35.5" fill="none" className="stroke-brand-400" strokeWidth="1.5" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m47 46 9 9 17-18"
      />
      <text x="60" y="77" textAnchor="middle" fill="#fff" fontSize="13" fontWeight="700">
        MUSTER
      </text>
      <text x="60" y="87" textAnchor="middle" className="fill-brand-200" fontSize="8.5" fontWeight="600">
        Zertifikat
      </text>
    </svg>
  )
}
