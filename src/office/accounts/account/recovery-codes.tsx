/** The codes for the day on which the phone or the key is gone. Shown once: only their hashes are stored. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-label="Ersatzcodes" className="mt-5">
      <h2 className="text-lg">Ihre Ersatzcodes</h2>
      <p className="mt-1 text-sm text-ink-700">
        Ist das Gerät weg, kommen Sie mit Ihrem Passwort und einem davon hinein. Jeder gilt einmal. Drucken Sie sie aus
        oder legen Sie sie in Ihren Passwort-Manager: Wir zeigen sie nur jetzt.
      </p>
      <ul className="mt-3 space-y-1 rounded-control bg-ink-100 p-4 font-mono text-sm text-ink-950">
        {codes.map((code) => (
          <li key={code} className="[overflow-wrap:anywhere]">
            {code}
          </li>
        ))}
      </ul>
    </section>
  )
}
