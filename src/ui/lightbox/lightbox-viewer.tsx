import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import './lightbox.css'
import { Lightbox } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import { fullPicture, type Picture } from '../picture/picture.ts'

export type LightboxViewerProps = { pictures: Picture[]; index: number; onClose: () => void }

const labels = {
  Close: 'Schließen',
  Previous: 'Vorheriges Bild',
  Next: 'Nächstes Bild',
  Lightbox: 'Bildansicht',
  'Photo gallery': 'Bilder',
  Carousel: 'Karussell',
  Slide: 'Bild',
  Caption: 'Bildunterschrift',
  '{index} of {total}': '{index} von {total}',
}

const none = () => null

/** The full-screen viewer. It wraps at both ends, swipes, closes with Escape and gives the focus back to the thumbnail. */
export function LightboxViewer({ pictures, index, onClose }: LightboxViewerProps) {
  const slides = pictures.map((picture) => ({
    src: fullPicture(picture),
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
    srcSet: picture.widths.map((width) => ({
      src: `${picture.base}-${width}.webp`,
      width,
      height: Math.round((width * picture.height) / picture.width),
    })),
    title: picture.title ?? undefined,
    // A picture without words of its own is described by what a blind visitor hears: „Ansicht 1“ alone says nothing.
    description: picture.description ?? picture.alt,
  }))
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Captions]}
      labels={labels}
      carousel={{ padding: 0 }}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 4 }}
      controller={{ closeOnPullDown: true }}
      render={pictures.length > 1 ? {} : { buttonPrev: none, buttonNext: none }}
    />
  )
}
