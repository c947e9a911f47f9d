import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Picture } from '../picture/picture.ts'
import { FULL_WIDTH } from '../picture/picture.ts'
import { ResponsivePicture } from '../picture/responsive-picture.tsx'
import { Container } from './container.tsx'
import { RiverBend, RiverLines } from './river-bend.tsx'

type PageHeroProps = {
  title: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Fills the hero. It is the page's first impression and therefore loaded with priority. */
  picture?: Picture | null | undefined
  /** Instead of one picture: a carousel. Its controls stay above the text's layer. */
  background?: ReactNode
  /** `sm` as tall as its text, for pages to read; `md` ≥ 380 px; `lg` 500/600 px; `xl` half of the window's height on phones (500–650 px), three quarters above (600–900 px). */
  height?: 'sm' | 'md' | 'lg' | 'xl'
  titleId?: string
  className?: string
  /** Buttons, badges, address lines below the lead. */
  children?: ReactNode
}

const heights = {
  sm: '',
  md: 'min-h-[380px]',
  lg: 'min-h-[500px] md:min-h-[600px]',
  xl: 'min-h-[clamp(500px,50vh,650px)] md:min-h-[clamp(600px,75vh,900px)]',
}

// The picture is veiled where text stands and nowhere else: from 1024 px in the left 58 %, below that from the text's first line
// down. There white text keeps 4.5 : 1 on a white picture.
const veils = {
  beside: 'inset-0 z-10 bg-linear-to-r from-brand-900/88 via-brand-900/70 via-58% to-brand-700/0 to-80% max-lg:hidden',
  behind:
    'inset-x-0 -top-10 bottom-0 z-10 bg-linear-to-t from-brand-900/80 via-brand-900/70 via-[percentage:calc(100%-6rem)] to-brand-900/0 lg:hidden',
}

/** The head of a page. On a picture the text is white on a blue veil, without one it is navy on the light tint. */
export function PageHero(props: PageHeroProps) {
  const { title, eyebrow, lead, picture, background, height = 'md', titleId, className, children } = props
  const onPicture = Boolean(picture ?? background)
  return (
    <div
      data-stage=""
      className={classNames(
        'relative flex flex-col overflow-clip lg:justify-center print:min-h-0! print:bg-white!',
        // On narrow screens the text stands at the dark lower end, so that the picture is seen above it.
        onPicture ? 'justify-end bg-brand-950' : 'justify-center bg-brand-50',
        heights[height],
        className,
      )}
    >
      {background && <div className="contents print:hidden">{background}</div>}
      {picture && !background && (
        <ResponsivePicture picture={picture} sizes={FULL_WIDTH} priority className="absolute! inset-0 print:hidden" />
      )}
      {onPicture ? <Veil where="beside" /> : <RiverLines />}
      <div className="max-lg:relative">
        {onPicture && <Veil where="behind" />}
        <Container
          className={classNames(
            'relative z-20 pt-14 print:py-4! lg:py-20',
            // On phones a finger on the text still turns the pictures behind it.
            background ? 'pointer-events-none pb-28 md:pb-36' : 'pb-20',
          )}
        >
          <div className="max-w-3xl lg:max-w-[min(48rem,58%)] [&_:is(a,button,details)]:pointer-events-auto md:[&_:is(h1,p)]:pointer-events-auto">
            {eyebrow && (
              <div className={classNames('mb-4 text-sm font-semibold', onPicture ? 'text-brand-200' : 'text-action')}>
                {eyebrow}
              </div>
            )}
            <h1 id={titleId} className={classNames('text-5xl', onPicture && 'text-white print:text-black')}>
              {title}
            </h1>
            {lead && (
              <p
                className={classNames(
                  'mt-5 max-w-2xl text-lg',
                  onPicture ? 'text-white/92 print:text-black' : 'text-ink-700',
                )}
              >
                {lead}
              </p>
            )}
            {children && (
              <div
                className={classNames(
                  'mt-8 flex flex-wrap items-center gap-3.5',
                  onPicture && 'text-white print:text-black',
                )}
              >
                {children}
              </div>
            )}
          </div>
        </Container>
      </div>
      <RiverBend />
    </div>
  )
}

function Veil({ where }: { where: keyof typeof veils }) {
  return <div aria-hidden="true" className={`pointer-events-none absolute print:hidden ${veils[where]}`} />
}
