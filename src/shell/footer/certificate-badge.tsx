/**
 * The certification image of the specification. The demo company holds no certificate, so the drawing says that it is a sample;
 * an operator puts their own in its place.
 */
export function CertificateBadge() {
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label="Muster-Zertifikat (Demo)" className="size-24 shrink-0">
      <path
        fill="#5da6f8"
        d="M60 4 71 12.500 84.500 9.500 91 21.500 104.500 24.500 105.500 38.500 116.500 47 112 60 116.500 73 105.500 81.500 104.500 95.500 91 98.500 84.500 110.500 71 107.500 60 116 49 107.500 35.500 110.500 29 98.500 15.500 95.500 14.500 81.500 3.500 73 8 60 3.500 47 14.500 38.500 15.500 24.500 29 21.500 35.500 9.500 49 12.500Z"
      />
      <circle cx="60" cy="60" r="40" fill="#0f172a" />
      <circle cx="60" cy="60" r="35.500" fill="none" stroke="#5da6f8" strokeWidth="1.500" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m47 46 9 9 17-18"
      />
      <text x="60" y="77" textAnchor="middle" fill="#fff" fontSize="13" fontWeight="700">
        MUSTER
      </text>
      <text x="60" y="87" textAnchor="middle" fill="#a9d2ff" fontSize="8.500" fontWeight="600">
        Zertifikat
      </text>
    </svg>
  )
}
