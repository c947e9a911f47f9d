import { PasskeyButton } from './passkey-button.tsx'

/** In the place of a form that needs the passkey first. It opens a new session, which counts as fresh for some minutes. */
export function ShowPasskey({ back }: { back: string }) {
  return (
    <div className="space-y-3">
      <p>
        Dafür muss feststehen, dass Sie es sind: Bestätigen Sie zuerst mit Ihrem Passkey. Danach haben Sie zehn Minuten
        Zeit. Ist das Gerät weg, melden Sie sich ab und mit einem Ersatzcode wieder an.
      </p>
      <PasskeyButton back={back}>Mit Passkey bestätigen</PasskeyButton>
    </div>
  )
}
