import { Link } from 'react-router'
import { Notice } from '#ui/notice/notice.tsx'

/** A model that words the answers: who runs it, and which. */
export type UsedModel = { host: string; name: string | null }

/** Said before the first question: that this is a machine (AI Act, Art. 50), and what is sent to whom. */
export function WhatHappens({ model }: { model: UsedModel | null }) {
  return (
    <Notice tone="info" title="Sie sprechen mit einem Programm, nicht mit einem Menschen.">
      <p>
        Es sucht in unseren Mieterinfos, Wohnungsangeboten und Firmenangaben und nennt zu jeder Antwort die Quelle. Jede
        Frage steht für sich. Wir speichern weder Fragen noch Antworten.
      </p>
      {model && (
        <p className="wrap-anywhere">
          Die Antworten formuliert ein Sprachmodell{model.name && ` (${model.name})`} auf <strong>{model.host}</strong>.
          Dorthin sendet unser Server Ihre Frage und die passenden Stellen unserer Seiten, aber weder Ihre IP-Adresse
          noch Angaben zu Ihrem Gerät. Ein Sprachmodell kann sich irren: Im Zweifel gilt, was in der Quelle steht.
        </p>
      )}
      <p>
        <Link to="/datenschutz#assistent" className="link">
          Mehr zum Datenschutz
        </Link>
      </p>
    </Notice>
  )
}
