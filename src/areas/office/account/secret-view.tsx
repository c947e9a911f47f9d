/** How the secret gets into the app: a link on the phone itself, the picture for its camera, or typed. */
export function SecretView({ uri }: { uri: string }) {
  const secret = /[?&]secret=([A-Z2-7]+)/.exec(uri)?.[1] ?? ''
  return (
    <div className="space-y-3 text-sm">
      <p>
        Auf diesem Telefon:{' '}
        <a href={uri} className="link inline-flex min-h-11 items-center">
          in der Authenticator-App öffnen
        </a>
      </p>
      <p>Oder geben Sie diesen Schlüssel in der App ein:</p>
      <p>
        <code className="block rounded-control bg-ink-100 p-3 text-base [overflow-wrap:anywhere] text-ink-950">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
    </div>
  )
}
