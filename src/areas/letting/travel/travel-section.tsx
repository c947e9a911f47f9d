import { useRootFact } from '#platform/page-meta.ts'
import { Button } from '#ui/button/button.tsx'
import { GOAL, LONGEST_GOAL, type Travel } from './travel.ts'

/** Where the page stands after the form was sent. */
const ID = 'ihr-weg'

/** How far it is from a flat to where its reader often has to go: a plain question by address, which the server answers. */
export function TravelSection({ apartmentId, travel }: { apartmentId: string; travel: Travel | undefined }) {
  const error = travel?.error ?? null
  // Without a geocoder only the company's own towns are known.
  const knowsAddresses = useRootFact('knowsAddresses') === true
  const described = [error === null ? '' : `${ID}-fehler`, `${ID}-hinweis`].join(' ').trim()
  return (
    <section aria-labelledby={ID} className="mb-14">
      <h2 id={ID} className="mb-4 scroll-mt-28 text-3xl">
        Wie weit haben Sie es?
      </h2>
      <form action={`/wohnung/${encodeURIComponent(apartmentId)}#${ID}`} className="grid max-w-2xl gap-2" noValidate>
        <label htmlFor={GOAL} className="font-semibold text-ink-950">
          Ihr Ziel (Arbeit, Schule …)
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id={GOAL}
            name={GOAL}
            defaultValue={travel?.typed}
            maxLength={LONGEST_GOAL}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={error === null ? undefined : true}
            aria-describedby={described}
            className="field-control min-w-0 flex-1 basis-60"
          />
          <Button type="submit" variant="secondary">
            Entfernung zeigen
          </Button>
        </div>
        {error !== null && (
          <p id={`${ID}-fehler`} role="alert" className="font-semibold text-bad-700">
            {error}
          </p>
        )}
        <p id={`${ID}-hinweis`} className="text-sm text-ink-600">
          <span>{`${knowsAddresses ? 'Straße und Ort, oder nur der Ort.' : 'Ein Ort, in dem wir Häuser haben.'} Wir speichern Ihr Ziel nicht.`}</span>{' '}
          <a href="/datenschutz#karten" className="link">
            Wer danach gefragt wird
          </a>
        </p>
      </form>
      {travel?.error === null && (
        <div role="status" className="mt-5 max-w-2xl rounded-card border border-brand-200 bg-brand-50 p-5">
          <p className="text-lg font-semibold text-ink-950">{travel.sentences[0]}</p>
          {travel.sentences.length > 1 && <p className="mt-1">{travel.sentences.slice(1).join(' ')}</p>}
          {travel.place !== '' && <p className="mt-2 text-sm text-ink-600 wrap-anywhere">{`Nach: ${travel.place}`}</p>}
        </div>
      )}
    </section>
  )
}
