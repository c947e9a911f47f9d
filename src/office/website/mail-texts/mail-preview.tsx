import { Panel } from '#office/frame/frame/panel.tsx'

type MailPreviewProps = {
  /** Where a mail is shown by itself. */
  address: string
  /** Another one loads the frames again. */
  stand: string
}

const shown = ({ address, stand }: MailPreviewProps, as: 'html' | 'text') => `${address}?als=${as}&stand=${stand}`

const frame = 'rounded-card border border-ink-300 bg-white'

/** The mail in a phone's mail program, beside what is typed into it. */
export function PhonePreview(props: MailPreviewProps) {
  return (
    <Panel title="Vorschau auf dem Telefon" anchor="vorschau">
      <iframe
        src={shown(props, 'html')}
        sandbox="allow-same-origin"
        title="Die Mail auf dem Telefon, 390 Punkte breit"
        className={`h-[680px] w-[390px] max-w-full ${frame}`}
      />
      <p className="text-ink-600">
        Mit erfundenen Angaben. Was Sie schreiben, steht hier, sobald Sie kurz innehalten oder „Vorschau“ drücken.
      </p>
    </Panel>
  )
}

/** The same on a desk, and as plain text. */
export function WidePreviews(props: MailPreviewProps) {
  return (
    <>
      <Panel title="Vorschau am Schreibtisch">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Die Mail in ganzer Breite">
          <iframe
            src={shown(props, 'html')}
            sandbox="allow-same-origin"
            title="Die Mail am Schreibtisch, 760 Punkte breit"
            className={`h-[680px] w-[760px] max-w-none ${frame}`}
          />
        </div>
      </Panel>
      <Panel title="Vorschau als reiner Text">
        <iframe
          src={shown(props, 'text')}
          sandbox="allow-same-origin"
          title="Die Mail als reiner Text"
          className={`h-[560px] w-full ${frame}`}
        />
      </Panel>
    </>
  )
}
