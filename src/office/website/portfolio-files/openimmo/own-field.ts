import { OWN_PREFIX } from './codes.ts'
import { elementAt, type XmlNode } from './parse-xml.ts'

/** Fields that our own export adds to the standard's elements. */
export function own(flat: XmlNode, section: string, name: string): string | undefined {
  return elementAt(flat, section)
    ?.children.find(
      (child) => child.name === 'user_defined_simplefield' && child.attributes.feldname === OWN_PREFIX + name,
    )
    ?.text.trim()
}
