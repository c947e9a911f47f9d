import { VideoSection } from '../videos/video-section.tsx'
import type { ApartmentDetail } from './detail.ts'
import { stillOf } from './still.ts'

export function VideosOfFlat({ detail }: { detail: ApartmentDetail }) {
  return <VideoSection videos={detail.videos} still={stillOf(detail)} />
}
