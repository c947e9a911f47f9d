import { Notice } from '../notice/notice.tsx'
import { useInBrowser } from '../use-hydrated.ts'
import { type KeptNotice, readNotice } from './kept-notice.ts'

/** Says what must be said whatever breaks; `given` where the server knows it. */
export function KeptNoticeCard({ given = null }: { given?: KeptNotice | null }) {
  const kept = useInBrowser(readNotice, null)
  const notice = given ?? kept
  if (notice === null) return null
  return (
    <Notice tone="success" title={notice.title}>
      {notice.text}
    </Notice>
  )
}
