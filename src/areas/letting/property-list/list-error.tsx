import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { texts } from '../properties/texts.ts'

/** `onRetry` only where the page stands and can read again. */
export function ListError({ onRetry }: { onRetry?: () => void }) {
  return (
    <Notice tone="error" role="alert">
      <p className="font-semibold text-bad-700">{texts.listError.title}</p>
      <p>{texts.listError.text}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
          Erneut versuchen
        </Button>
      )}
    </Notice>
  )
}
