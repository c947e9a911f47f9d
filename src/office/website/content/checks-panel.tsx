import { Notice } from '#ui/notice/notice.tsx'
import type { Check } from '#company/content/content-kind.ts'

/** Lists what is missing before visitors see it, or should be mended where they do. */
export function ChecksPanel({ checks, isShown }: { checks: readonly Check[]; isShown: boolean }) {
  if (checks.length === 0) return null
  const hasErrors = checks.some(({ tone }) => tone === 'error')
  return (
    <Notice
      tone={hasErrors && isShown ? 'error' : 'warning'}
      title={isShown ? 'Bitte nachtragen' : 'Vor dem Veröffentlichen'}
    >
      <ul className="list-disc space-y-1 pl-5">
        {checks.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}
