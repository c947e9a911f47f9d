import { Notice } from '#ui/notice/notice.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { PointList } from './point-list.tsx'
import type { SetupState, SetupStep } from './points.ts'

/** The list before the first visitor: what is missing in any step, what is advised, and what follows. */
export function GoLive({ steps, siteUrl }: { steps: readonly SetupStep[]; siteUrl: string }) {
  const all = (state: SetupState) => steps.flatMap(({ points }) => points.filter((point) => point.state === state))
  const [open, hints] = [all('open'), all('hint')]
  return (
    <>
      {open.length === 0 ? (
        <Notice tone="success" title="Alles Nötige ist erledigt">
          Die Website kann öffentlich werden.
        </Notice>
      ) : (
        <Panel title="Das fehlt noch">
          <PointList points={open} />
        </Panel>
      )}
      {hints.length > 0 && (
        <Panel title="Das empfehlen wir">
          <PointList points={hints} />
        </Panel>
      )}
      <Panel title="Danach">
        <ol className="list-decimal space-y-2 pl-5">
          <li>
            Öffnen Sie{' '}
            <a href={siteUrl} className="link [overflow-wrap:anywhere]">
              {siteUrl}
            </a>{' '}
            auf Ihrem Telefon, und schicken Sie sich über „Kontakt“ selbst eine Nachricht. Sie muss unter „Anfragen“ und
            in Ihrem Postfach ankommen.
          </li>
          <li>{`Melden Sie die Website bei der Google Search Console und bei Bing an: ${siteUrl}/sitemap.xml`}</li>
          <li>Sehen Sie nach der ersten Nacht hier nach, ob eine Sicherung entstanden ist.</li>
        </ol>
      </Panel>
    </>
  )
}
