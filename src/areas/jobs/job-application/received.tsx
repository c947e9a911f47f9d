import type { ReactNode } from 'react'
import { FormReceived } from '#forms/form-received.tsx'
import { texts } from './texts.ts'

type ReceivedProps = { reference: string; takesFocus: boolean; level?: 2 | 3; children?: ReactNode }

/** After sending: the reference, and what happens next. */
export function Received(props: ReceivedProps) {
  return <FormReceived title={texts.received} about="wegen Ihrer Bewerbung" nextSteps={texts.nextSteps} {...props} />
}
