import {
  foundLongLook,
  foundReference,
  foundStyle,
  localUrl,
  LONGEST_LOOK,
  lookNames,
  plainValue,
} from './svg-rules.ts'

/** Looks by name, as attributes say them. */
export type Looks = Record<string, string>

type Rules = { byClass: ReadonlyMap<string, Looks>; faults: string[] }

/** `fill:#fc0;stroke:none` as attributes. What reaches outside is a fault; a look that a logo does not need is left out. */
export function readStyle(text: string): { looks: Looks; faults: string[] } {
  const faults: string[] = []
  const looks: Looks = {}
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    if (lookNames.has(name) && value.length > LONGEST_LOOK) faults.push(foundLongLook)
    else if (/url|image|expression|@|\\/i.test(value) && !localUrl.test(value)) faults.push(foundReference)
    else if (lookNames.has(name) && plainValue.test(value)) looks[name] = value
  }
  return { looks, faults }
}

/**
 * The style sheet that drawing programs write (`.cls-1{fill:#fc0}`): classes alone. Anything that can do more is a fault.
 */
export function readSheet(css: string): Rules {
  const byClass = new Map<string, Looks>()
  const faults: string[] = []
  const plain = withoutComments(css)
  if (/[@\\<]/.test(plain)) return { byClass, faults: [/url|import/i.test(plain) ? foundReference : foundStyle] }
  for (const rule of plain.split('}').filter((text) => text.trim() !== '')) {
    const [selectors = '', body, ...nested] = rule.split('{')
    if (body === undefined || nested.length > 0) faults.push(foundStyle)
    const { looks, faults: found } = readStyle(body ?? '')
    faults.push(...found)
    for (const selector of selectors.split(',')) {
      const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1]
      if (name) byClass.set(name, { ...byClass.get(name), ...looks })
      else faults.push(foundStyle)
    }
  }
  return { byClass, faults }
}

function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*')
  return first + rest.map((part) => part.slice(part.indexOf('*/') < 0 ? part.length : part.indexOf('*/') + 2)).join(' ')
}
