import type { SenderVerdict } from '#requests/incoming-mail/sender-verdict.ts'

const words: Record<SenderVerdict, { title: string; advice: string | null }> = {
  confirmed: { title: 'Absender vom Mailserver bestätigt', advice: null },
  unconfirmed: {
    title: '⚠ Absender nicht bestätigt.',
    advice:
      'Der Mailserver konnte nicht feststellen, ob die E-Mail von dieser Adresse kommt. Das ist bei kleinen Anbietern und weitergeleiteten E-Mails üblich. Bevor Sie daraufhin Angaben herausgeben oder eine Bankverbindung, Telefonnummer oder einen Termin ändern, fragen Sie unter der bekannten Telefonnummer nach.',
  },
  failed: {
    title: '⚠ Absender nicht bestätigt, wahrscheinlich gefälscht.',
    advice:
      'Der Mailserver meldet, dass die E-Mail nicht von dieser Adresse kommen dürfte. Geben Sie daraufhin nichts heraus und ändern Sie nichts. Fragen Sie unter der bekannten Telefonnummer nach. Eine Antwort geht an die Adresse, die oben am Vorgang steht.',
  },
}

/** Shows the mail server's verdict on a sender, and what to do. */
export function SenderCheckLine({ verdict }: { verdict: SenderVerdict }) {
  const { title, advice } = words[verdict]
  if (advice === null) return <p className="mt-1 text-xs text-ink-700">{title}</p>
  return (
    <p className="mt-1 text-sm text-bad-700">
      <strong>{title}</strong> <span>{advice}</span>
    </p>
  )
}
