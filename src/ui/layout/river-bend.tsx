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
      className="pointer-events-none absolute inset-y-0 right-0 h-full w-full text-brand-100 md:w-3/5 md:text-brand-200 print:hidden"
    >
      <g stroke="currentColor" strokeLinecap="round">
        <path
          strokeWidth="62"
          opacity="0.5"
          d="M760 -40C600 40 560 130 600 220C640 310 700 370 600 440C560 468 500 490 430 540"
        />
        <path strokeWidth="3" d="M690 -40C530 40 490 130 530 220C570 310 620 362 530 424C480 456 420 480 350 540" />
        <path
          strokeWidth="3"
          opacity="0.7"
          d="M630 -40C470 40 430 130 466 220C502 306 540 352 462 410C410 448 340 474 270 540"
        />
        <path
          strokeWidth="3"
          opacity="0.4"
          d="M570 -40C410 40 370 130 402 220C434 300 462 344 394 398C340 440 260 468 190 540"
        />
      </g>
    </svg>
  )
}
