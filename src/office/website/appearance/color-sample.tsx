import { contrastOf } from '#company/color.ts'
import { colorNamed, HOUSE_COLOR, paletteOf, ratioOf, type textPairs } from '#company/palette.ts'
import { Notice } from '#ui/notice/notice.tsx'

type Pair = (typeof textPairs)[number]

/** Those that visitors meet most; all others keep the same measure (`palette.test.ts`). */
const samples: readonly { about: string; pair: Pair }[] = [
  { about: 'Knopf', pair: ['white', 'brand-600'] },
  { about: 'Knopf unter dem Zeiger', pair: ['white', 'brand-700'] },
  { about: 'Link auf Weiß', pair: ['brand-600', 'white'] },
  { about: 'Link auf getöntem Grund', pair: ['brand-600', 'brand-100'] },
  { about: 'Schrift auf der Farbe', pair: ['ink-950', 'brand-400'] },
  { about: 'Schrift auf Bildern oben', pair: ['white', 'brand-900'] },
  { about: 'Name im Fuß der Seiten', pair: ['brand-300', 'ink-950'] },
  { about: 'Text auf getöntem Grund', pair: ['ink-700', 'brand-50'] },
]

const ratio = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** Never rounded up to what it is not. */
const inWords = (value: number) => `${ratio.format(Math.floor(value * 10) / 10)} : 1`

type ColorSampleProps = {
  /** `#rrggbb`; empty: the house's own; null: what was typed is no colour. */
  color: string | null
  brand: string
}

/** Shows a colour in use: each text on its ground with its contrast, and what had to be changed for it. */
export function ColorSample({ color, brand }: ColorSampleProps) {
  if (color === null) return <p className="text-ink-600">Das ist noch keine Farbe.</p>
  const palette = paletteOf(color)
  return (
    <div className="space-y-4">
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {samples.map(({ about, pair }) => {
          const [text, ground] = pair
          return (
            <li key={about} className="overflow-clip rounded-control border border-ink-200">
              {/* Colours as attributes: the policy takes no styles. */}
              <svg aria-hidden="true" viewBox="0 0 240 64" className="block w-full">
                <rect width="240" height="64" fill={colorNamed(palette, ground)} />
                <text
                  x="120"
                  y="40"
                  textAnchor="middle"
                  fontSize="20"
                  fontWeight="600"
                  fill={colorNamed(palette, text)}
                  className="font-sans"
                >
                  {brand.slice(0, 22)}
                </text>
              </svg>
              <p className="flex flex-wrap justify-between gap-x-3 px-3 py-2 text-sm">
                <span>{about}</span>
                <span className="font-semibold tabular">{inWords(ratioOf(palette, pair))}</span>
              </p>
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-ink-600">
        Lesbar ist Schrift ab 4,5 : 1 (WCAG, BITV). Kein Text der Website liegt darunter, welche Farbe Sie auch wählen.
      </p>
      <ChangedNote
        color={color === '' ? HOUSE_COLOR : color}
        action={palette['brand-600']}
        surface={palette['brand-400']}
      />
    </div>
  )
}

/** Said whenever the colour itself cannot carry text. */
function ChangedNote({ color, action, surface }: { color: string; action: string; surface: string }) {
  if (color === action && color === surface) return null
  const onWhite = inWords(contrastOf(color, '#ffffff'))
  const [place, changed, why] =
    color === surface
      ? ['Auf Flächen', action, `Für Schrift und Knöpfe ist sie zu hell (${onWhite} auf Weiß). Dort steht sie dunkler:`]
      : color === action
        ? [
            'Auf Knöpfen und in Links',
            surface,
            'Für Flächen mit dunkler Schrift ist sie zu dunkel. Dort steht sie heller:',
          ]
        : [null, action, `Für Schrift und Knöpfe ist sie etwas zu hell (${onWhite} auf Weiß). Dort steht sie dunkler:`]
  return (
    <Notice tone="info" title={place ? `${place} steht ${color} selbst` : `${color} selbst steht nirgends`}>
      <p>
        <span>{why}</span> <ColorName color={changed} />
        {place === null && (
          <>
            <span>, auf Flächen heller:</span> <ColorName color={surface} />
          </>
        )}
        <span>.</span>
      </p>
    </Notice>
  )
}

function ColorName({ color }: { color: string }) {
  return (
    <span className="whitespace-nowrap">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="mr-1 inline size-4 rounded-sm align-[-0.15em]">
        <rect width="16" height="16" fill={color} />
      </svg>
      <span>{color}</span>
    </span>
  )
}
