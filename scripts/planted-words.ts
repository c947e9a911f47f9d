const page = 'src/areas/letting/planted'

/** Words that a translation would tear from React, one file per shape; `check-boundaries.ts` expects `looseWordsIn` to find each. */
export const plantedWords: Record<string, string> = {
  [`${page}/words-beside-condition.tsx`]: `export const A = ({ busy }: { busy: boolean }) => <p>{busy && <b />}Senden</p>\n`,
  [`${page}/words-beside-choice.tsx`]: `export const B = ({ busy }: { busy: boolean }) => <p>{busy ? <b /> : <i />} Senden</p>\n`,
  [`${page}/words-beside-list.tsx`]: `export const C = ({ names }: { names: string[] }) => <p>Mit {names.map((name) => <b key={name} />)}</p>\n`,
  [`${page}/number-in-words.tsx`]: `export const D = ({ step }: { step: number }) => <p>Schritt {step} von 6</p>\n`,
  [`${page}/words-that-change.tsx`]: `export const E = ({ busy }: { busy: boolean }) => <p><b />{busy ? 'Wird gesendet…' : 'Senden'}</p>\n`,
  [`${page}/words-of-a-variable.tsx`]: `export function F({ count }: { count: number }) {\n  const label = count + ' Treffer'\n  return <p><b />{label}</p>\n}\n`,
  [`${page}/words-in-a-fragment.tsx`]: `export const G = () => <>Senden</>\n`,
  [`${page}/words-in-an-inner-fragment.tsx`]: `export const H = ({ busy }: { busy: boolean }) => <p>{busy && <>Moment, <b /></>}</p>\n`,
  [`${page}/words-given-to-hold.tsx`]: `export const I = ({ busy }: { busy: boolean }) => <PlantedHolder>{busy ? 'ja' : 'nein'}</PlantedHolder>\n`,
  [`${page}/words-held-beside-condition.tsx`]: `export const J = () => <PlantedHolder>Senden</PlantedHolder>\n`,
}

/** What must stay allowed: words that stay beside elements that stay, and words of their own. */
export const allowedWords: Record<string, string> = {
  [`${page}/holder.tsx`]: `export function PlantedHolder({ busy, children }: { busy: boolean; children: ReactNode }) {\n  return <p>{busy && <b />}{children}</p>\n}\n`,
  [`${page}/words-beside-elements.tsx`]: `export const K = () => <p><b /> Senden <i /></p>\n`,
  [`${page}/fixed-words.tsx`]: `import { texts } from './texts.ts'\nexport const L = () => <p><b /> {texts.send} {SENT}</p>\nconst SENT = 'Gesendet'\n`,
  [`${page}/words-of-their-own.tsx`]: `export const M = ({ step }: { step: number }) => <p>{step > 1 && <b />} <span>{\`Schritt \${step} von 6\`}</span></p>\n`,
}
