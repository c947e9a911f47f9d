import { Row, Specimen } from './specimen.tsx'

// Class names are written out: Tailwind reads them as text.
const scales: [string, string[]][] = [
  [
    'brand',
    [
      'bg-brand-50',
      'bg-brand-100',
      'bg-brand-200',
      'bg-brand-300',
      'bg-brand-400',
      'bg-brand-500',
      'bg-brand-600',
      'bg-brand-700',
      'bg-brand-800',
      'bg-brand-900',
      'bg-brand-950',
    ],
  ],
  [
    'ink',
    [
      'bg-ink-50',
      'bg-ink-100',
      'bg-ink-200',
      'bg-ink-300',
      'bg-ink-400',
      'bg-ink-500',
      'bg-ink-600',
      'bg-ink-700',
      'bg-ink-800',
      'bg-ink-900',
      'bg-ink-950',
    ],
  ],
  [
    'sand',
    [
      'bg-sand-50',
      'bg-sand-100',
      'bg-sand-200',
      'bg-sand-300',
      'bg-sand-400',
      'bg-sand-500',
      'bg-sand-600',
      'bg-sand-700',
      'bg-sand-800',
      'bg-sand-900',
    ],
  ],
  ['ok', ['bg-ok-50', 'bg-ok-100', 'bg-ok-200', 'bg-ok-600', 'bg-ok-700', 'bg-ok-800']],
  ['warn', ['bg-warn-50', 'bg-warn-100', 'bg-warn-200', 'bg-warn-400', 'bg-warn-700', 'bg-warn-800']],
  ['bad', ['bg-bad-50', 'bg-bad-100', 'bg-bad-200', 'bg-bad-600', 'bg-bad-700', 'bg-bad-800']],
]

const sizes = [
  'text-6xl',
  'text-5xl',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
]

export function Foundations() {
  return (
    <>
      <Specimen
        id="farben"
        title="Farben"
        remark="brand-400 ist das Markenblau. Weißer Text steht nur auf action und dunkleren Stufen."
      >
        {scales.map(([name, steps]) => (
          <div key={name} className="flex items-center gap-4">
            <span className="w-16 text-sm font-semibold">{name}</span>
            <div className="flex flex-1 overflow-hidden rounded-lg">
              {steps.map((step) => (
                <span key={step} title={step} className={`h-12 flex-1 ${step}`} />
              ))}
            </div>
          </div>
        ))}
      </Specimen>
      <Specimen id="schrift" title="Schrift">
        {sizes.map((size) => (
          <p key={size} className={`${size} font-semibold text-ink-950`}>
            Wohnen am Fluss <span className="text-sm font-normal text-ink-600">{size}</span>
          </p>
        ))}
        <p className="measure">
          Finden Sie Ihre neue Wohnung in der Nähe. Wir zeigen Ihnen, was frei ist, was es kostet und ab wann Sie
          einziehen können – mit{' '}
          <a href="#schrift" className="link">
            Verbrauchsausweis und Grundriss
          </a>
          . Nebenkostenabrechnung, Grundstücksverkehrsgenehmigung und Wohnungsgeberbestätigung trennen sich an der
          richtigen Stelle.
        </p>
        <Row>
          <ul className="w-56 text-right tabular">
            <li>1.111,11 €</li>
            <li>888,00 €</li>
            <li>70,50 €</li>
          </ul>
        </Row>
      </Specimen>
    </>
  )
}
