/**
 * The certification image of the specification. The demo company holds no certificate, so the drawing says that it is a sample;
 * an operator puts their own in its place.
 */
export function CertificateBadge() {
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label="Muster-Zertifikat (Demo)" className="size-24 shrink-0">
      <path
        fill="#5da6f8"
        d="M60 4 71 12.5 84.5 9.5 91 21.5 104.5 24.5 105.5 38.5 116.5 47 112 60 116.5 73 105.5 81.5 104.5 95.5 91 98.5 84.5 110.5 71 107.5 60 116 49 107.5 35.5 110.5 29 98.5 15.5 95.5 14.5 81.5 3.5 73 8 60 3.5 47 14.5 38.5 15.5 24.5 29 21.5 35.5 9.5 49 12.5Z"
      />
      <circle cx="60" cy="60" r="40" fill="#0f172a" />
      <circle cx="60" cy="60" r="35.5" fill="none" stroke="#5da6f8" strokeWidth="1.5" />
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
      <text x="60" y="87" textAnchor="middle" fill="#a9d2ff" fontSize="8.5" fontWeight="600">
        Zertifikat
      </text>
    </svg>
  )
}
