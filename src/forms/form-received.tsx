import { latePart } from '#ui/late-part/late-part.tsx'
import type { FormReceivedProps } from './form-received-view.tsx'

/** After sending: the reference, and what happens next. It stands in the form's place, and comes when somebody comes near the form. */
export const FormReceived = latePart<FormReceivedProps>(
  'eingang',
  () => import('./form-received-view.tsx').then((module) => module.FormReceivedView),
  {
    meanwhile: ({ title, reference }) => (
      <p className="mb-4 text-lg" role="status">
        {title}. Ihre Vorgangsnummer: <strong>{reference}</strong>
      </p>
    ),
  },
)
