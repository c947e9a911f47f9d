import { QrPicture } from './qr-picture.tsx'

/** How the secret gets into the app: the picture for the phone's camera, a link on the phone itself, or typed. */
export function SecretView({ uri }: { uri: string }) {
  const secret = /[?&]secret=([A-Z2-7]+)/.exec(uri)?.[1]
  if (!secret) return null
  return (
    <div className="space-y-3 text-sm">
      <p>Nehmen Sie dieses Bild mit der Authenticator-App auf:</p>
      <QrPicture text={uri} label="Bild mit dem Schlüssel für die Authenticator-App" />
      <p>
        Sind Sie schon auf dem Telefon?{' '}
        <a href={uri} className="link inline-flex min-h-11 items-center">
          In der Authenticator-App öffnen
        </a>
      </p>
      <div>
        <p className="mb-1.5">Oder geben Sie diesen Schlüssel von Hand ein:</p>
        <code className="block rounded-control bg-ink-100 p-3 text-base [overflow-wrap:anywhere] text-ink-950">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </div>
    </div>
  )
}
