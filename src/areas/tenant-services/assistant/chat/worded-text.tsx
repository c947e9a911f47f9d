import { Link } from 'react-router'
import { site } from '#site'
import { citedIn } from '../model/judge-sentence.ts'
import type { NumberedSource } from '../model/prompt.ts'
import { texts } from '../texts.ts'

/** How machines know words of a model (AI Act, Art. 50 (2)): the IPTC's digital source type, in schema.org's words. */
const MACHINE_WRITTEN = 'https://schema.org/TrainedAlgorithmicMediaDigitalSource'

type WordedTextProps = {
  /** The model's words, as plain text with citations `[2]`. */
  text: string
  sources: NumberedSource[]
  isWriting: boolean
}

/** Shows a model's words, its citations as links to our pages. Nothing of it is markup. */
export function WordedText({ text, sources, isWriting }: WordedTextProps) {
  const cited = citedIn(text).flatMap((number) => sources.find((source) => source.number === number) ?? [])
  return (
    <div itemScope itemType="https://schema.org/CreativeWork" data-ai-generated="true" className="grid gap-4">
      <link itemProp="digitalSourceType" href={MACHINE_WRITTEN} />
      <div itemProp="text" className="grid gap-3">
        {pieces(text, /(\n+)/)
          .filter(({ part }) => part.trim() !== '')
          .map(({ at, part }) => (
            <p key={at}>
              <Cited text={part} sources={sources} />
            </p>
          ))}
      </div>
      {cited.length > 0 && !isWriting && (
        <div>
          <h4 className="text-sm font-semibold text-ink-700">Quellen</h4>
          <ol className="mt-1 grid gap-1 text-sm">
            {cited.map(({ number, title, to }) => (
              <li key={number} className="flex gap-2">
                <span className="tabular">{`[${number}]`}</span>
                <Link to={to} className="link min-w-0">
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
      {!isWriting && <p className="text-sm text-ink-600">{texts.wordedBy}</p>}
    </div>
  )
}

function Cited({ text, sources }: { text: string; sources: NumberedSource[] }) {
  return pieces(text, /(\[\d{1,2}\])/).map(({ at, part }) => {
    const source = /^\[\d/.test(part) && sources.find(({ number }) => part === `[${number}]`)
    if (!source) return <LinkedText key={at} text={part} />
    return (
      <Link key={at} to={source.to} className="link inline-block min-h-6 min-w-6 px-0.5 text-center text-sm tabular">
        <span className="sr-only">Quelle </span>
        <span>{`[${source.number}]`}</span>
        <span className="sr-only"> {source.title}</span>
      </Link>
    )
  })
}

/** The company's numbers and its address, and where they lead. */
function contacts() {
  const { phone, mail, emergency } = site
  const links: Record<string, string> = {
    [phone.shown]: phone.href,
    [mail]: `mailto:${mail}`,
    [emergency.fire]: `tel:${emergency.fire}`,
    [emergency.police]: `tel:${emergency.police}`,
  }
  const escaped = Object.keys(links).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
  return { links, separator: new RegExp(String.raw`(?<![\d.])(${escaped.join('|')})(?![\d])`) }
}

/** A text in which the company's numbers can be called. */
export function LinkedText({ text }: { text: string }) {
  const { links, separator } = contacts()
  return pieces(text, separator).map(({ at, part }) => {
    const to = links[part]
    return to === undefined ? (
      part
    ) : (
      <a key={at} href={to} className="link whitespace-nowrap max-[24rem]:whitespace-normal">
        {part}
      </a>
    )
  })
}

/** A text split as by `String.split`, each piece with the place where it begins: a key that stays when text is added. */
function pieces(text: string, separator: RegExp): { at: number; part: string }[] {
  let at = 0
  return text.split(separator).map((part) => {
    const piece = { at, part }
    at += part.length
    return piece
  })
}
