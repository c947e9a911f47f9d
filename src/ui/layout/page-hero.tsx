import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Picture } from '../picture/picture.ts'
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
  /** How much the picture is veiled. `strong` for busy or bright pictures. */
  tint?: 'normal' | 'strong'
  /** The bend at the lower edge; `none` when the next section is not white. */
  edge?: 'bend' | 'none'
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

// On a white picture white text keeps 4.5 : 1 wherever it may stand: everywhere, from 1024 px on the left 58 %.
const tints = {
  normal:
    'from-brand-900/80 via-brand-900/70 to-brand-900/66 lg:from-brand-900/88 lg:via-brand-900/70 lg:via-55% lg:to-brand-700/0',
  strong: 'from-brand-950/90 via-brand-950/84 to-brand-950/78 lg:via-brand-950/82 lg:via-58% lg:to-brand-900/50',
}

/** The head of a page. On a picture the text is white on a blue veil, without one it is navy on the light tint. */
export function PageHero(props: PageHeroProps) {
  const {
    title,
    eyebrow,
    lead,
    picture,
    background,
    height = 'md',
    tint = 'normal',
    edge = 'bend',
    titleId,
    className,
    children,
  } = props
  const onPicture = Boolean(picture ?? background)
  return (
    <div
      data-stage=""
      className={classNames(
        'relative flex flex-col overflow-clip md:justify-center print:min-h-0! print:bg-white!',
        // On phones the text stands at the dark lower end, so that the picture is seen above it.
        onPicture ? 'justify-end bg-brand-950' : 'justify-center bg-brand-50',
        heights[height],
        className,
      )}
    >
      {background && <div className="contents print:hidden">{background}</div>}
      {picture && !background && (
        <ResponsivePicture picture={picture} sizes="100vw" priority className="absolute! inset-0 print:hidden" />
      )}
      {onPicture ? (
        <div
          aria-hidden="true"
          className={classNames(
            'pointer-events-none absolute inset-0 z-10 bg-linear-to-t lg:bg-linear-to-r print:hidden',
            tints[tint],
          )}
        />
      ) : (
        <RiverLines />
      )}
      <Container
        className={classNames(
          'relative z-20 pt-14 md:py-20 print:py-4!',
          // On phones a finger on the text still turns the pictures behind it.
          background ? 'pointer-events-none pb-28' : 'pb-20',
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
      {edge === 'bend' && <RiverBend />}
    </div>
  )
}
