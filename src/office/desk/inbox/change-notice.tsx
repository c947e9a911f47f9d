import { Form, useLocation } from 'react-router'
import { Notice } from '#ui/notice/notice.tsx'
import { SecondarySubmit } from '#office/frame/frame/office-form.tsx'
import type { BulkAnswer } from './inbox-actions.server.ts'

/** Tells how a change from the list ended, with its undo. */
export function ChangeNotice({ answer: { message, isGood, undo = [] } }: { answer: BulkAnswer }) {
  const { pathname, search } = useLocation()
  return (
    <Notice tone={isGood ? 'success' : 'warning'}>
      <p>{message}</p>
      {undo.length > 0 && (
        <Form method="post" action={pathname + search} preventScrollReset>
          <input type="hidden" name="intent" value="zuruecknehmen" />
          {undo.map((entry) => (
            <input key={entry} type="hidden" name="zurueck" value={entry} />
          ))}
          <SecondarySubmit intent="zuruecknehmen" data-undo="">
            Rückgängig
          </SecondarySubmit>
        </Form>
      )}
    </Notice>
  )
}
