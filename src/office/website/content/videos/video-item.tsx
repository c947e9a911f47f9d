import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { formatBytes } from '#ui/format.ts'
import { FieldEntry } from '../field-entry.tsx'
import { DescribeFile } from '../media/describe-file.tsx'
import { ItemVerbs } from '../media/item-verbs.tsx'
import { videoFields } from './video-fields.ts'

export type ShownVideo = {
  id: string
  version: number
  address: string
  title: string
  description: string
  sizeBytes: number
}

type VideoItemProps = {
  item: ShownVideo
  place: number
  of: number
  isWritable: boolean
  refusal: FormRefusal | undefined
}

/** One video: to play, what is said about it, its place in the list, and what can be changed. */
export function VideoItem({ item, place, of, isWritable, refusal }: VideoItemProps) {
  const { id, version, address, title, description, sizeBytes } = item
  const aboutId = `video-${id}`
  return (
    <li className="rounded-card border border-ink-200 bg-white p-3 sm:p-4">
      <div className="items-start justify-between gap-4 lg:flex">
        <div className="min-w-0 lg:w-96">
          {/* Its description stands below. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            controls
            playsInline
            preload="metadata"
            src={address}
            aria-label={title}
            aria-describedby={aboutId}
            className="aspect-video w-full rounded-control bg-ink-950 object-contain"
          />
          <p className="mt-2 font-semibold [overflow-wrap:anywhere]">{title}</p>
          <p id={aboutId} className="text-ink-600 [overflow-wrap:anywhere]">
            {description}
          </p>
          <p className="text-sm text-ink-600">{formatBytes(sizeBytes)}</p>
        </div>
        {isWritable && <ItemVerbs id={id} version={version} name={title} isFirst={place === 1} isLast={place === of} />}
      </div>
      {isWritable && (
        <DescribeFile
          item={item}
          values={{ title, description }}
          required={['title', 'description']}
          refusal={refusal}
          isOpen={refusal?.intent === `angaben-${id}`}
        >
          {videoFields.map((field) => (
            <FieldEntry key={field.name} field={field} />
          ))}
        </DescribeFile>
      )}
    </li>
  )
}
