import { preload } from 'react-dom'
import { classNames } from '../class-names.ts'
import type { Picture } from './picture.ts'

type ResponsivePictureProps = {
  picture: Picture
  /** The width it takes on screen, as in `<img sizes>`: "(min-width: 64rem) 33vw, 75vw"; see `FULL_WIDTH`. */
  sizes: string
  /** For the picture that decides the first impression (the LCP): fetched at once and first. At most one a page. */
  priority?: boolean
  /** The frame: give it a ratio (`aspect-4/3`) or a size; without one the picture keeps its own shape. */
  className?: string
  rounded?: boolean
  /** The picture says nothing that the text beside it does not say: an empty alt text. */
  decorative?: boolean
}

const FALLBACK_WIDTH = 960

// As classes (`tokens.css`): a style attribute would be refused by the content security policy.
function positionOf({ focus, focusPoint }: Picture): string | undefined {
  if (focusPoint) return `crop-point crop-x-${focusPoint.x} crop-y-${focusPoint.y}`
  return focus && `object-[${focus.replace('-', '_')}]`
}

/** Addresses of one format for `srcset`. */
function srcSet(picture: Picture, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `${picture.base}-${width}.${format} ${width}w`).join(', ')
}

/** In the page's head it is named before style sheet and scripts, which would take the line for themselves. */
function askFirst(picture: Picture, sizes: string): void {
  preload(`${picture.base}-${picture.widths[0]}.avif`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}

/** A picture in AVIF and WebP in the sizes that the layout needs. Its dominant colour stands there until it has come. */
export function ResponsivePicture(props: ResponsivePictureProps) {
  const { picture, sizes, priority = false, className, rounded = false, decorative = false } = props
  const fallback = picture.widths.findLast((width) => width <= FALLBACK_WIDTH) ?? picture.widths[0]
  if (priority) askFirst(picture, sizes)
  return (
    <span className={classNames('relative block overflow-hidden', rounded && 'rounded-card', className)}>
      {/* A style attribute would be refused by the content security policy; an attribute of SVG is not. */}
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <rect width="100%" height="100%" fill={picture.color} />
      </svg>
      <picture className="contents">
        <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
        <img
          src={`${picture.base}-${fallback}.webp`}
          width={picture.width}
          height={picture.height}
          alt={decorative ? '' : picture.alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          className={classNames(
            'relative block h-full w-full',
            picture.isDrawing ? 'object-contain' : 'object-cover',
            !picture.isDrawing && positionOf(picture),
          )}
        />
      </picture>
    </span>
  )
}
