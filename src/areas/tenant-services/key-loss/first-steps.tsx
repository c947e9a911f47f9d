import { DoorClosedLocked, KeyRound, Wallet } from 'lucide-react'
import { Link } from 'react-router'
import { offers } from '#company/offered.ts'
import { site } from '#site'
import { IconCard } from '#ui/card/icon-card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { PhoneLink } from '#ui/phone/phone-link.tsx'

/** Stands before the form: a tenant who is locked out calls first. */
export function FirstSteps() {
  return (
    <Section labelledBy="zuerst" spacing="tight">
      <h2 id="zuerst" className="text-3xl">
        Das Wichtigste zuerst
      </h2>
      <ul className="mt-6 grid gap-5 lg:grid-cols-3 lg:gap-6">
        <IconCard icon={<DoorClosedLocked aria-hidden="true" />} title="Ausgesperrt?">
          <p>
            Ist drinnen ein kleines Kind allein oder der Herd an, wählen Sie die{' '}
            <a href={`tel:${site.emergency.fire}`} className="link">
              {site.emergency.fire}
            </a>
            . Sonst rufen Sie uns an: <PhoneLink />. Rufen Sie selbst einen Schlüsseldienst, fragen Sie vorher nach dem
            Endpreis.
          </p>
        </IconCard>
        <IconCard icon={<KeyRound aria-hidden="true" />} title="Bitte gleich melden">
          <p>
            Gehört der Schlüssel zu einer Schließanlage, öffnet er oft auch die Haustür. Dann geht es um die Sicherheit
            aller im Haus. Sagen Sie uns auch, wenn Ihre Adresse am Schlüssel stand.
          </p>
        </IconCard>
        <IconCard icon={<Wallet aria-hidden="true" />} title="Wer zahlt?">
          <p>
            <span>
              In der Regel nur, wer am Verlust schuld ist. Viele Haftpflichtversicherungen schließen fremde Schlüssel
              ein: Sehen Sie in Ihren Vertrag.
            </span>
            {offers('help_centre') && (
              <>
                {' '}
                <span>Mehr dazu in den</span>{' '}
                <Link to="/mieterinfos?q=Schlüssel" className="link">
                  Mieterinfos
                </Link>
                <span>.</span>
              </>
            )}
          </p>
        </IconCard>
      </ul>
    </Section>
  )
}
