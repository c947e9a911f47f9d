import { data } from 'react-router'
import { Container } from '#ui/layout/container.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import type { Picture } from '#ui/picture/picture.ts'
import type { Route } from './+types/components-page.ts'
import { Buttons, SmallParts } from './showcase/basics.tsx'
import { Fields } from './showcase/fields.tsx'
import { Foundations } from './showcase/foundations.tsx'
import { Overlays } from './showcase/overlays.tsx'
import { HeroWithCarousel, Pictures } from './showcase/pictures.tsx'

/** Every component in every state, to look at while changing one. Development only. */
export const meta: Route.MetaFunction = () => [{ title: 'Bausteine' }, { name: 'robots', content: 'noindex' }]

export async function loader({ request }: Route.LoaderArgs) {
  if (import.meta.env.PROD) throw data(null, { status: 404 })
  return { pictures: await somePictures(request.url) }
}

/** Pictures of the portfolio, whatever it holds; none while it is empty. */
async function somePictures(address: string): Promise<Picture[]> {
  const answer = await fetch(new URL('/api/properties', address))
  const { items = [] }: { items?: { preview_picture: Picture | null }[] } = await answer.json()
  return items.flatMap((item) => item.preview_picture ?? [])
}

export default function ComponentsPage({ loaderData }: Route.ComponentProps) {
  const { pictures } = loaderData
  return (
    <>
      <HeroWithCarousel pictures={pictures} />
      <Container className="py-10">
        <Foundations />
        <Buttons />
        <SmallParts />
        <Pictures pictures={pictures} />
        <Overlays />
        <Fields />
      </Container>
      <PageHero title="Kopf ohne Bild" lead="Auf dem hellen Ton, mit den Linien des Flusses." titleId="kopf-ohne-bild">
        <p className="text-ink-700">Schaltflächen, Marken oder eine Adresse</p>
      </PageHero>
    </>
  )
}
