import { site } from '#site'
import { ArrowRight, LayoutGrid, List, Phone } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#ui/badge/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { Segmented } from '#ui/toggle/segmented.tsx'
import { Row, Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const tones = ['green', 'red', 'amber', 'blue', 'purple', 'grey'] as const
const words = {
  green: 'Verfügbar',
  red: 'Vermietet',
  amber: 'Reserviert',
  blue: 'Mehrfamilienhaus',
  purple: 'Gewerbe',
  grey: 'in Prüfung',
}

export function Buttons() {
  return (
    <Specimen id="schalter" title="Schaltflächen" remark="Ruhe, Zeiger, Fokus, gedrückt, beschäftigt, gesperrt.">
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>Wohnung anfragen</Button>
          <Button variant={variant}>
            Details ansehen <ArrowRight aria-hidden="true" />
          </Button>
          <Button variant={variant} busy>
            Wird gesendet...
          </Button>
          <Button variant={variant} disabled>
            Vermietet
          </Button>
        </Row>
      ))}
      <Row>
        <Button size="sm">Klein</Button>
        <Button size="md">Mittel</Button>
        <Button size="lg">Groß</Button>
        <ButtonLink href={site.phone.href} variant="secondary">
          <Phone aria-hidden="true" /> {site.phone.shown}
        </ButtonLink>
        <ButtonLink to="/kontakt" variant="quiet">
          Kontaktformular
        </ButtonLink>
      </Row>
      <div className="flex flex-wrap gap-3 rounded-card bg-brand-400 p-6">
        <Button variant="onBrand">Beratung anfragen</Button>
        <p className="self-center text-ink-950">Dunkler Text auf dem Markenblau: 7,04 : 1.</p>
      </div>
    </Specimen>
  )
}

export function SmallParts() {
  const [view, setView] = useState('kacheln')
  return (
    <>
      <Specimen id="marken" title="Marken, Chips, Umschalter">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {words[tone]}
            </Badge>
          ))}
        </Row>
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} variant="soft">
              {words[tone]}
            </Badge>
          ))}
        </Row>
        <Row>
          <Chip label="Musterstadt" removeTo="?" />
          <Chip label="ab 3 Zimmer" removeTo="?" />
          <Chip label="Warmmiete bis 1.200 € und ein sehr langer Filtername dazu" removeTo="?" />
        </Row>
        <Row>
          <Segmented
            label="Ansicht"
            value={view}
            onChange={setView}
            options={[
              { value: 'kacheln', label: 'Kacheln', icon: <LayoutGrid aria-hidden="true" /> },
              { value: 'liste', label: 'Liste', icon: <List aria-hidden="true" /> },
            ]}
          />
        </Row>
      </Specimen>
      <Specimen id="wege" title="Brotkrumen, Seiten, Reiter, Fortschritt">
        <Breadcrumb
          items={[
            { label: 'Start', to: '/' },
            { label: 'Vermietung', to: '/vermietung' },
            { label: 'Haus am Rheinufer' },
          ]}
        />
        <Pagination page={1} pages={3} hrefFor={(page) => `?seite=${page}`} />
        <Pagination page={6} pages={14} hrefFor={(page) => `?seite=${page}`} label="Seiten der langen Liste" />
        <Tabs
          label="Angaben zum Gebäude"
          tabs={[
            { id: 'haus', label: 'Gebäude', content: <p>Baujahr 1974, kernsaniert 2019.</p> },
            { id: 'energie', label: 'Energie', content: <p>Verbrauchsausweis, Klasse C.</p> },
            { id: 'lage', label: 'Lage', content: <p>Vier Minuten zum Bahnhof.</p> },
          ]}
        />
        <Progress label="Schritt 3 von 7" value={3} max={7} />
      </Specimen>
      <Specimen id="hinweise" title="Hinweise und Platzhalter">
        <Notice tone="info" title="Besichtigung">
          <p>Termine vereinbaren wir telefonisch, montags bis freitags von 8 bis 17 Uhr.</p>
        </Notice>
        <Notice tone="success" title="Anfrage gesendet" />
        <Notice tone="warning" title="Karte konnte nicht geladen werden">
          <p>Die Adresse steht darunter.</p>
        </Notice>
        <Notice tone="error" title="Fehler beim Laden der Wohnungen." />
        <SkeletonGroup label="Wohnungen werden geladen..." className="grid gap-4 sm:grid-cols-3">
          {['a', 'b', 'c'].map((key) => (
            <div key={key} className="space-y-3">
              <Skeleton className="aspect-4/3 rounded-card" />
              <Skeleton className="h-6 w-2/3" />
              <Skeleton />
            </div>
          ))}
        </SkeletonGroup>
      </Specimen>
    </>
  )
}
