/** The house's mark: the bend of the Rhine. Here as the lower edge of a hero, in the colour of the page. */
export function RiverBend() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 72"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-x-0 -bottom-px z-20 h-6 w-full text-white md:h-12 lg:h-16 print:hidden"
    >
      <path fill="currentColor" d="M0 72V58C230 70 430 66 650 44S1130-2 1440 14v58Z" />
    </svg>
  )
}

/** Quiet lines of a river's course behind a hero that has no picture. */
export function RiverLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 480"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      className="pointer-events-none absolute inset-y-0 right-0 h-full w-full text-brand-200 md:w-3/5 print:hidden"
    >
      <g stroke="currentColor" strokeLinecap="round">
        <path strokeWidth="64" opacity="0.55" d="M780 40C610 60 560 150 610 230s60 170-80 210-250 20-330 90" />
        <path strokeWidth="3" d="M780 -10C560 20 500 140 548 232s40 130-60 160-230 10-330 80" />
        <path strokeWidth="3" opacity="0.7" d="M780 -60C510 -20 440 130 486 234s20 90-40 110-210 0-330 70" />
        <path strokeWidth="3" opacity="0.4" d="M780 -110C460 -60 380 120 424 236s0 50-20 60-190-10-330 60" />
      </g>
    </svg>
  )
}
