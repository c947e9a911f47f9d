import { LightboxGallery } from '#ui/lightbox/lightbox.tsx'
import { PicturePlaceholder } from '#ui/picture/picture-placeholder.tsx'
import type { Picture } from '#ui/picture/picture.ts'

/** The flat's own pictures. Their captions follow the number, so that one can talk about „Galeriebild 3“ on the phone. */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  const numbered = pictures.map((picture, index) => ({
    ...picture,
    title: `Galeriebild ${index + 1}`,
    description: picture.description ?? picture.title,
  }))
  return (
    <section aria-labelledby="galerie">
      <h2 id="galerie" className="text-2xl">
        Bilder der Wohnung
      </h2>
      <div className="mt-5">
        {numbered.length > 0 ? (
          <LightboxGallery pictures={numbered} label="Bilder der Wohnung" className="lg:grid-cols-3" />
        ) : (
          <PicturePlaceholder label="Keine Bilder verfügbar" className="aspect-3/1 min-h-44 rounded-card" />
        )}
      </div>
    </section>
  )
}
