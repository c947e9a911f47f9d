import { Maximize2 } from 'lucide-react'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../class-names.ts'
import { fullPicture, type Picture } from '../picture/picture.ts'
import { ResponsivePicture } from '../picture/responsive-picture.tsx'
import { changeWithTransition, markPicture } from '../view-transition.ts'
import type { LightboxViewerProps } from './lightbox-viewer.tsx'

type LightboxGalleryProps = {
  pictures: Picture[]
  /** „Bildergalerie“ */
  label: string
  className?: string
  /** The first picture twice as wide and high as the others (`base.css`). */
  isMosaic?: boolean
}

const loadViewer = () => import('./lightbox-viewer.tsx')

/** „Galeriebild 1: Wohnzimmer“ */
const linkName = ({ title, description, alt }: Picture) => (title ? `${title}: ${description ?? alt}` : alt)

const LARGE_PICTURE_WITHIN_MS = 240

/** The thumbnail grows into the large picture, if that comes quickly; otherwise the viewer fades in as it does by itself. */
async function growInto(thumbnail: HTMLElement, open: () => void): Promise<void> {
  let unmark = markPicture(thumbnail)
  await changeWithTransition(async () => {
    unmark()
    flushSync(open)
    unmark = markPicture(await largePicture())
  })
  unmark()
}

async function largePicture(): Promise<HTMLImageElement | null> {
  for (const begin = Date.now(); Date.now() - begin < LARGE_PICTURE_WITHIN_MS; ) {
    const picture = document.querySelector<HTMLImageElement>('.yarl__slide_current img')
    if (picture?.complete && picture.naturalWidth > 0) return picture
    await new Promise((resolve) => setTimeout(resolve, 16))
  }
  return null
}

const sizes = '(min-width: 80rem) 290px, (min-width: 64rem) 24vw, (min-width: 48rem) 32vw, 48vw'
const largeSizes = '(min-width: 80rem) 560px, (min-width: 64rem) 40vw, (min-width: 48rem) 64vw, 75vw'

/** Which pictures of a mosaic may be wider than their square (`base.css`), and come as large as they are shown. */
const isWide = (index: number, count: number) => index === 0 || count < 5 || (index % 2 === 1 && index === count - 1)

/** Square thumbnails; each is a link to its picture. With JavaScript the viewer opens instead, fetched when first wanted. */
export function LightboxGallery({ pictures, label, className, isMosaic = false }: LightboxGalleryProps) {
  const [open, setOpen] = useState<{ index: number; Viewer: ComponentType<LightboxViewerProps> } | null>(null)

  async function view(event: MouseEvent<HTMLAnchorElement>, index: number) {
    // A visitor who wants another tab or window gets it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const link = event.currentTarget
    link.focus()
    try {
      const { LightboxViewer } = await loadViewer()
      await growInto(link, () => setOpen({ index, Viewer: LightboxViewer }))
    } catch {
      location.assign(link.href)
    }
  }

  return (
    <>
      <ul
        aria-label={label}
        className={classNames(
          'gallery grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 lg:grid-cols-4',
          isMosaic && 'mosaic',
          className,
        )}
      >
        {pictures.map((picture, index) => (
          <li key={picture.base}>
            <a
              href={fullPicture(picture)}
              aria-label={`${linkName(picture)} – vergrößern`}
              onClick={(event) => view(event, index)}
              onPointerEnter={() => void loadViewer().catch(() => undefined)}
              className="group relative block rounded-card"
            >
              <ResponsivePicture
                picture={picture}
                rounded
                sizes={isMosaic && isWide(index, pictures.length) ? largeSizes : sizes}
                className="aspect-square [&_img]:transition-transform [&_img]:duration-300 motion-safe:group-hover:[&_img]:scale-[1.04]"
              />
              <span
                aria-hidden="true"
                className="absolute right-3 bottom-3 grid size-9 place-items-center rounded-full bg-white/92 text-ink-950 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
              >
                <Maximize2 className="size-4.5" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {open && <open.Viewer pictures={pictures} index={open.index} onClose={() => setOpen(null)} />}
    </>
  )
}
