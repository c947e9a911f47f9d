import { encode } from 'uqr'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'

/** How the secret gets into the app: the picture for the phone's camera, a link on the phone itself, or typed. */
export function SecretView({ uri }: { uri: string }) {
  const secret = /[?&]secret=([A-Z2-7]+)/.exec(uri)?.[1]
  if (!secret) return null
  return (
    <div className="space-y-3 text-sm">
      <p>Nehmen Sie dieses Bild mit der Authenticator-App auf:</p>
      <QrPicture text={uri} label="Bild mit dem Schlüssel für die Authenticator-App" />
      <p>
        Sind Sie schon auf dem Telefon? <ThumbLink href={uri}>In der Authenticator-App öffnen</ThumbLink>
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

/** Light squares around the code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4

/** A QR code as a drawing. Drawn here, so that the secret in it meets no third party. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-64 rounded-control border border-ink-200 bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  )
}
