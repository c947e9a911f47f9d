import { site } from '#site'
import { pieces } from './pieces.ts'

const { phone, mail, emergency } = site
const links: Record<string, string> = {
  [phone.shown]: phone.href,
  [mail]: `mailto:${mail}`,
  [emergency.fire]: `tel:${emergency.fire}`,
  [emergency.police]: `tel:${emergency.police}`,
}
const escaped = Object.keys(links).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
const SPLIT = new RegExp(String.raw`(?<![\d.])(${escaped.join('|')})(?![\d])`)

/** A text in which the company's numbers can be called. */
export function LinkedText({ text }: { text: string }) {
  return pieces(text, SPLIT).map(({ at, part }) => {
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
