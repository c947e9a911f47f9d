import { ButtonLink } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import { KeptNoticeCard } from './kept-notice-card.tsx'

/** In the place of a part that could not be drawn. A plain link: the page is loaded anew, with what is kept of a form that was begun. */
export function BrokenPart() {
  return (
    <div className="grid gap-4">
      <KeptNoticeCard />
      <Notice tone="warning" role="alert">
        <p>Dieser Teil der Seite konnte nicht angezeigt werden. Alles andere können Sie weiter benutzen.</p>
        <p className="pt-1">
          <ButtonLink href="" variant="secondary" size="sm">
            Seite neu laden
          </ButtonLink>
        </p>
      </Notice>
    </div>
  )
}
