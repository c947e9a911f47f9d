import { useSyncExternalStore } from 'react'
import { Notice } from '../notice/notice.tsx'
import { type KeptNotice, readNotice } from './kept-notice.ts'

const never = () => () => {}

/** Says what must be said whatever breaks; `given` where the server knows it. */
export function KeptNoticeCard({ given = null }: { given?: KeptNotice | null }) {
  const kept = useSyncExternalStore(never, readNotice, () => null)
  const notice = given ?? kept
  if (notice === null) return null
  return (
    <Notice tone="success" title={notice.title}>
      {notice.text}
    </Notice>
  )
}
