import { Button } from '#ui/button/button.tsx'

/** TDDDG § 25: what would be loaded, from whom, before anything is. */
export function GoogleConsent({ onAgree }: { onAgree: () => void }) {
  function agree() {
    onAgree()
    // A page that was reached from another one has that one's security policy, without Google in it.
    if (!document.documentElement.hasAttribute('data-allows-google')) window.location.reload()
  }
  return (
    <>
      <p className="font-semibold text-ink-950">Karte von Google Maps</p>
      <p>
        Wenn Sie die Karte laden, erhält Google (Google Ireland Limited, Dublin) Ihre IP-Adresse und setzt
        möglicherweise Cookies. Ihre Wahl merken wir uns auf diesem Gerät; Sie können sie in den Cookie-Einstellungen
        widerrufen.
      </p>
      <Button onClick={agree} className="needs-js">
        Google-Karte laden
      </Button>
    </>
  )
}
