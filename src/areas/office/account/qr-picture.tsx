import { qrCode } from './qr-code.ts'

const QUIET = 4

/** A QR code as a drawing, with the light frame that cameras need. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = qrCode(text)
  const size = rows.length + 2 * QUIET
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('')
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
