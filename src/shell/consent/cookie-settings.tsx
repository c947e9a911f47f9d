import { useEffect, useState } from 'react'
import { forgetConsent, type Provider, storeConsent, useConsent, useProviderConsent } from '#platform/consent.ts'
import { tourCompanies, type TourProvider } from '#platform/tour-companies.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { clearStored, databasesHere, type StoredEntry, storedHere } from './stored-here.ts'

const choices = { accepted: 'Akzeptiert', declined: 'Abgelehnt' }

type ProviderTexts = { name: string; what: (chatHost: string | null) => string }

function ofTour(provider: TourProvider): ProviderTexts {
  const { what, name, company } = tourCompanies[provider]
  return { name: `${what === 'Video' ? 'Videos' : 'Rundgänge'} von ${name}`, what: () => company }
}

const providerTexts: Record<Provider, ProviderTexts> = {
  'google-maps': { name: 'Karten von Google', what: () => 'Google Ireland Limited, Dublin' },
  'chat-assistant': {
    name: 'Chat-Assistent eines anderen Anbieters',
    what: (chatHost) => chatHost ?? 'zurzeit nicht eingerichtet',
  },
  youtube: ofTour('youtube'),
  vimeo: ofTour('vimeo'),
  matterport: ofTour('matterport'),
}

const providers = Object.keys(providerTexts) as Provider[]

type CookieSettingsProps = {
  /** Provider of the chat assistant; null: none. */
  chatHost: string | null
  onClose: () => void
}

/** Shows the choice and what lies on this device, and changes both. */
export function CookieSettings({ chatHost, onClose }: CookieSettingsProps) {
  const consent = useConsent()
  const [texts, setTexts] = useState(storedHere)
  const [databases, setDatabases] = useState<StoredEntry[]>([])
  const stored = [...texts, ...databases]
  const refresh = () => setTexts(storedHere())

  useEffect(() => void databasesHere().then(setDatabases), [])

  function choose(choice: 'accepted' | 'declined') {
    storeConsent(choice)
    refresh()
  }
  function deleteAll() {
    void clearStored()
    forgetConsent()
    onClose()
    showToast({ title: 'Alles gelöscht', description: 'Auf diesem Gerät ist nichts mehr von uns gespeichert.' })
  }

  return (
    <Dialog open onClose={onClose} title="Cookie-Einstellungen" closeOnBackdrop>
      <p>
        Diese Website braucht selbst keine Cookies. Inhalte anderer Anbieter könnten welche setzen; sie laden erst, wenn
        Sie zustimmen. Sie können Ihre Auswahl jederzeit ändern.
      </p>
      <h3 className="mt-6 text-lg">{`Ihre Auswahl: ${consent ? choices[consent] : 'noch keine'}`}</h3>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" aria-pressed={consent === 'declined'} onClick={() => choose('declined')}>
          Alle ablehnen
        </Button>
        <Button variant="secondary" aria-pressed={consent === 'accepted'} onClick={() => choose('accepted')}>
          Alle akzeptieren
        </Button>
      </div>
      <ul className="mt-5 divide-y divide-ink-200 rounded-control border border-ink-200">
        {providers.map((provider) => (
          <ProviderChoice
            key={provider}
            provider={provider}
            what={providerTexts[provider].what(chatHost)}
            onChange={refresh}
          />
        ))}
      </ul>

      <h3 className="mt-8 text-lg">Auf diesem Gerät gespeichert</h3>
      {stored.length === 0 ? (
        <p className="mt-2 text-ink-600">Nichts.</p>
      ) : (
        <>
          <ul className="mt-3 grid gap-3">
            {stored.map(({ key, where, meaning }) => (
              <li key={where + key}>
                <span>{meaning}</span>
                <span className="block text-sm break-all text-ink-500">
                  <span>{`${where}:`}</span> <code>{key}</code>
                </span>
              </li>
            ))}
          </ul>
          <Button variant="quiet" size="sm" onClick={deleteAll} className="mt-4 -ml-4">
            Alles auf diesem Gerät löschen
          </Button>
        </>
      )}
    </Dialog>
  )
}

type ProviderChoiceProps = { provider: Provider; what: string; onChange: () => void }

function ProviderChoice({ provider, what, onChange }: ProviderChoiceProps) {
  const { isGranted, grant, withdraw } = useProviderConsent(provider)
  const { name } = providerTexts[provider]
  return (
    <li className="flex items-start gap-3 p-4">
      <input
        id={`freigabe-${provider}`}
        type="checkbox"
        checked={isGranted}
        onChange={() => {
          if (isGranted) withdraw()
          else grant()
          onChange()
        }}
        className="mt-1 size-5 shrink-0"
      />
      <label htmlFor={`freigabe-${provider}`}>
        <span className="block font-semibold text-ink-950">{name}</span>
        <span className="block text-sm text-ink-600">{what}</span>
      </label>
    </li>
  )
}
