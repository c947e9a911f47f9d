import { useId } from 'react'
import { formatBytes } from '#ui/format.ts'
import type { Picture } from '#ui/picture/picture.ts'
import type { Media } from '../properties/property.ts'

type VideoSectionProps = { videos: readonly Media[]; still: Picture | null }

/** Videos from our own server: nothing of them is loaded before somebody plays one, and nobody else learns of it, so nobody is asked. */
export function VideoSection({ videos, still }: VideoSectionProps) {
  const id = useId()
  const poster = still && `${still.base}-${still.widths.findLast((width) => width <= 960) ?? still.widths[0]}.webp`
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="text-2xl">
        {videos.length === 1 ? 'Video der Wohnung' : 'Videos der Wohnung'}
      </h2>
      <ul className="mt-5 space-y-6">
        {videos.map(({ id: videoId, fileUrl, title, description, sizeBytes }) => (
          <li key={videoId}>
            {/* What is said and seen stands below it; a track of captions would repeat it. */}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
            <video
              controls
              playsInline
              preload="none"
              src={fileUrl}
              {...(poster && { poster })}
              aria-label={title ?? 'Video'}
              aria-describedby={`${id}-${videoId}`}
              className="aspect-video w-full rounded-card border border-ink-200 bg-ink-950 object-contain"
            />
            <h3 className="mt-3 text-lg">{title}</h3>
            <p id={`${id}-${videoId}`} className="measure mt-1 whitespace-pre-line text-ink-700">
              {description}
            </p>
            <p className="mt-1 text-sm text-ink-600">
              <a href={fileUrl} download className="link">
                Video herunterladen<span className="sr-only">{`: ${title ?? ''}`}</span>
              </a>{' '}
              {sizeBytes !== null && <span className="whitespace-nowrap">{`(${formatBytes(sizeBytes)})`}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
