const examples = [
  'Gibt es freie 2-Zimmer-Wohnungen in Braubach?',
  'Welche Unterlagen brauche ich für die Bewerbung?',
  'Die Heizung bleibt kalt. Was kann ich tun?',
  'Wie trenne ich den Müll?',
]

/** Questions to begin with. Without a script they are links that the page answers. */
export function Examples({ onAsk }: { onAsk?: (question: string) => void }) {
  return (
    <div>
      <h3 className="text-base font-semibold">Zum Beispiel</h3>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {examples.map((question) => (
          <li key={question}>
            <a
              href={`/chatbot?frage=${encodeURIComponent(question)}`}
              onClick={(event) => {
                if (!onAsk || event.metaKey || event.ctrlKey) return
                event.preventDefault()
                onAsk(question)
              }}
              className="inline-flex min-h-11 items-center rounded-full border border-brand-300 bg-white px-4 py-2 text-sm text-action hover:border-action hover:bg-brand-50"
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
