import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { classNames } from '../class-names.ts'

type CarouselControlsProps = {
  noun: 'Bild' | 'Stimme'
  keys: string[]
  index: number
  show: (index: number) => void
  next: () => void
  previous: () => void
  autoplay: { isWanted: boolean; toggle: () => void } | null
  placing: 'over' | 'below'
}

// „Vorheriges Bild“, „Vorherige Stimme“
const words = {
  Bild: { previous: 'Vorheriges Bild', next: 'Nächstes Bild' },
  Stimme: { previous: 'Vorherige Stimme', next: 'Nächste Stimme' },
}

const placings = {
  over: {
    bar: 'pointer-events-none absolute inset-x-0 bottom-7 z-30 mx-auto max-w-[80rem] justify-center sm:px-6 md:bottom-16 md:justify-end lg:bottom-20 lg:px-8 [&>*]:pointer-events-auto',
    button: 'bg-ink-950/55 text-white hover:bg-ink-950/80',
    // There a finger on the picture does the same, and the picture stays in sight.
    arrow: 'max-md:hidden',
    dots: 'rounded-full bg-ink-950/55 px-1.5',
    dotSize: 'w-9',
    dot: 'bg-white/65 group-hover:bg-white',
    dotNow: 'bg-white',
  },
  below: {
    bar: 'mt-6 justify-center',
    button: 'bg-white text-action ring-1 ring-inset ring-ink-300 hover:bg-brand-50 hover:ring-action',
    arrow: '',
    dots: '',
    // Seven dots between two arrows fit on 320 px.
    dotSize: 'w-6 min-[360px]:w-7',
    dot: 'bg-field group-hover:bg-action',
    dotNow: 'bg-action',
  },
}

/** Pause first: who is disturbed by movement finds its end at once. */
export function CarouselControls(props: CarouselControlsProps) {
  const { noun, keys, index, show, next, previous, autoplay, placing } = props
  const looks = placings[placing]
  const round = classNames(
    'grid size-11 shrink-0 place-items-center rounded-full transition-colors [&_svg]:size-5',
    looks.button,
  )
  return (
    <div className={classNames('needs-js flex items-center gap-2 print:hidden', looks.bar)}>
      {autoplay && (
        <button
          type="button"
          className={round}
          aria-label={autoplay.isWanted ? 'Pausieren' : 'Abspielen'}
          onClick={autoplay.toggle}
        >
          {autoplay.isWanted ? (
            <Pause aria-hidden="true" className="fill-current" />
          ) : (
            <Play aria-hidden="true" className="fill-current" />
          )}
        </button>
      )}
      <button
        type="button"
        className={classNames(round, looks.arrow)}
        aria-label={words[noun].previous}
        onClick={previous}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button type="button" className={classNames(round, looks.arrow)} aria-label={words[noun].next} onClick={next}>
        <ChevronRight aria-hidden="true" />
      </button>
      <div className={classNames('flex', looks.dots)}>
        {keys.map((key, position) => (
          <button
            key={key}
            type="button"
            aria-label={`${noun} ${position + 1} von ${keys.length} anzeigen`}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => show(position)}
            className={classNames('group grid h-11 place-items-center rounded-full sm:w-8', looks.dotSize)}
          >
            <span
              className={classNames(
                'block h-2.5 rounded-full transition-[width,background-color]',
                position === index ? `w-5 sm:w-6 ${looks.dotNow}` : `w-2.5 ${looks.dot}`,
              )}
            />
          </button>
        ))}
      </div>
    </div>
  )
}
