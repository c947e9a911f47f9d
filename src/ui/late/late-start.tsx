import { tellOfMenus } from './tell-of-menus.ts'
import { waitForVisitor } from './wait-for-visitor.ts'

/** While developing, scripts start at once: hot reload needs them. In the bundle the text is left out: it has run by then. */
const isSent = import.meta.env.SSR && !import.meta.env.DEV
const text = isSent ? `(${waitForVisitor})()` : ''
const textOfPlainPage = isSent ? `${text};(${tellOfMenus})()` : ''

/** For the policy, which allows each page's scripts by their hash. */
export const lateStartTexts: readonly string[] = [text, textOfPlainPage]

type LateStartProps = {
  /** Nothing on this page needs a script, and its links lead to new documents: only „Cookie-Einstellungen“ asks for one. */
  isOnlyRead?: boolean
}

/**
 * First thing in the body of a page whose scripts come with the visitor's first touch (docs/decisions/0017-late-scripts.md).
 * `delayScripts` does the rest.
 */
export function LateStart({ isOnlyRead = false }: LateStartProps) {
  return (
    // oxlint-disable-next-line react/no-danger -- our own function's text; the policy allows it by its hash
    <script
      data-late-start=""
      data-only-read={isOnlyRead ? '' : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isOnlyRead ? textOfPlainPage : text }}
    />
  )
}
