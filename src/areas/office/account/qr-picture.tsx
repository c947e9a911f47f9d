import { encode } from 'uqr'

/** Light squares around the code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4

/** A QR code as a drawing. Drawn here, so that the secret in it meets no third party. */
export function QrPicture({ text, label }: { text: string; label: string }) {
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
