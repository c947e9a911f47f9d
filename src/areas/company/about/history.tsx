import { site } from '#site'
import { Section } from '#ui/layout/section.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { heroPictures } from '#ui/site-pictures.ts'

/** The demo company's, invented like itself. */
const milestones = () => [
  {
    year: site.founded,
    title: `Gründung in ${site.address.city}`,
    text: 'Zwei Häuser, ein Büro am Viehtor und ein Vorsatz: Wer bei uns anruft, spricht mit jemandem, der das Haus kennt.',
  },
  {
    year: 2013,
    title: 'Hausverwaltung für andere',
    text: 'Nachbarn fragen, ob wir uns auch um ihre Häuser kümmern. Seitdem verwalten wir für private Eigentümer und Gemeinschaften.',
  },
  {
    year: 2016,
    title: 'Eigene Bauleitung',
    text: 'Sanierungen steuern wir selbst, mit Betrieben aus der Region. So bleiben Termine und Kosten in einer Hand.',
  },
  {
    year: 2019,
    title: `Bis nach ${site.places.last}`,
    text: `Mit Häusern in ${site.places.shown} sind wir auf beiden Seiten des Rheins zu Hause.`,
  },
  {
    year: 2024,
    title: 'Alles auch online',
    text: 'Bewerben, Schäden melden, Bescheinigungen anfordern: Was früher ein Formular auf Papier war, geht jetzt vom Handy aus.',
  },
]

const [, eveningPicture] = heroPictures

export function History() {
  return (
    <Section labelledBy="geschichte">
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="lg:col-span-5">
          <p className="eyebrow mb-2">Unsere Geschichte</p>
          <h2 id="geschichte" className="text-3xl">
            Aus zwei Häusern wurde eine Aufgabe
          </h2>
          <p className="mt-5 text-lg text-ink-700">
            {site.brand} ist in {site.address.city} entstanden und dort geblieben. Wir vermieten nicht nur, wir
            verwalten und bauen auch selbst. Deshalb wissen wir, was in einem Haus steckt, und was es braucht, damit man
            gern darin wohnt.
          </p>
          {/* It says nothing the text does not say. */}
          <ResponsivePicture
            picture={eveningPicture}
            sizes="(min-width: 80rem) 30rem, (min-width: 64rem) 38vw, 100vw"
            className="mt-8 aspect-16/9 lg:aspect-4/3"
            rounded
            decorative
          />
        </div>
        <ol className="relative grid gap-8 border-l-2 border-brand-200 lg:col-span-7">
          {milestones().map(({ year, title, text }) => (
            <li key={year} className="relative pl-7 sm:pl-9">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[9px] size-4 rounded-full border-4 border-white bg-action ring-2 ring-brand-200"
              />
              <p className="font-semibold text-action tabular">{year}</p>
              <h3 className="mt-0.5 text-xl">{title}</h3>
              <p className="mt-1.5 text-ink-700">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
