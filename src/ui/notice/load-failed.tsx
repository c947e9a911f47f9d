import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'

type LoadFailedProps = { title: string; isBusy?: boolean; onRetry: () => void; children?: ReactNode }

/** Stands in the place of what could not be read. */
export function LoadFailed({ title, isBusy = false, onRetry, children }: LoadFailedProps) {
  return (
    <Notice tone="error" role="alert" title={title}>
      {children}
      <Button variant="secondary" size="sm" busy={isBusy} onClick={onRetry}>
        Erneut versuchen
      </Button>
    </Notice>
  )
}
