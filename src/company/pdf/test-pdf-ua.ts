import { inflateSync } from 'node:zlib'
import { readPdf } from './test-read-pdf.ts'

/** Operators that leave something on the page (ISO 32000-1, table 51), beside those of inline images, which nothing of ours has. */
const painting = new Set(['Tj', 'TJ', "'", '"', 'S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh', 'Do'])
const token = /\((?:\\.|[^\\()])*\)|<<|>>|<[\da-fA-F\s]*>|\/[^\s/[\]<>()]+|[[\]]|[^\s/[\]<>()]+/g

/**
 * Looks for faults by PDF/UA-1 (ISO 14289-1), by the conditions of the Matterhorn protocol that a program can judge:
 * for tests, where veraPDF is not installed. Reads files as ours are written: no object streams, content deflated.
 */
export async function faultsOfPdfUa(bytes: Uint8Array): Promise<string[]> {
  const raw = Buffer.from(bytes).toString('latin1')
  const { title, language, roles, alts } = await readPdf(bytes)
  const faults: string[] = []
  const must = (isSo: boolean, fault: string) => void (isSo || faults.push(fault))

  must(/<pdfuaid:part>1<\/pdfuaid:part>/.test(raw), '05-001: the metadata name no PDF/UA')
  must(Boolean(title) && /<dc:title>[\s\S]*<rdf:li[^>]*>[^<]+</.test(raw), '06-003: the metadata hold no title')
  must(/\/DisplayDocTitle true/.test(raw), '07-002: the title is not shown')
  must(/^[a-z]{2}(-[A-Z]{2})?$/.test(language ?? ''), '11-006: no language')
  must(/\/Marked true/.test(raw) && !/\/Suspects true/.test(raw), '06-001: not marked as tagged')
  must(/\/StructTreeRoot \d+ 0 R/.test(raw) && /\/ParentTree (\d+ 0 R|<<)/.test(raw), '09: no tree')
  must(!raw.includes('/Encrypt '), '26: encrypted')

  const levels = roles.flatMap((role) => (/^H[1-6]$/.test(role) ? [Number(role[1])] : []))
  must(levels[0] === 1, '14-002')
  must(
    levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1),
    `14-003: ${levels.join(', ')}`,
  )
  must(
    alts.every((alt) => alt.trim() !== ''),
    '13-004: a figure without words',
  )

  const objects = [...raw.matchAll(/\n?(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, , body = '']) => body)
  for (const body of objects) {
    if (/\/Subtype \/Link\b/.test(body)) {
      must(/\/Contents [(<]/.test(body), '28-005: a link without words')
      must(/\/StructParent \d+/.test(body), '28-011: a link outside the tree')
    }
    if (/\/Type \/Page\b/.test(body)) {
      must(/\/StructParents \d+/.test(body), '09: a page outside the tree')
      must(!/\/Annots/.test(body) || /\/Tabs \/S\b/.test(body), '28-008: links in no order')
    }
    if (/\/S \/TH\b/.test(body))
      must(/\/Scope \/(Row|Column|Both)/.test(body), '15-003: a heading of a table without scope')
    if (/\/Type \/Font\b/.test(body) && /\/Subtype \/Type0/.test(body))
      must(/\/ToUnicode/.test(body), '10-001: a font without letters')
    if (/\/Type \/FontDescriptor/.test(body)) must(/\/FontFile[23]?/.test(body), '31-009: a font that is not embedded')
  }
  faults.push(...contents(raw, objects).flatMap(untagged))
  return faults
}

/** The drawing of each page, unpacked. */
function contents(raw: string, objects: readonly string[]): string[] {
  const pages = objects.filter((body) => /\/Type \/Page\b/.test(body))
  return pages.map((page) => {
    const number = /\/Contents (\d+) 0 R/.exec(page)?.[1]
    const stream = new RegExp(`\\n${number} 0 obj\\n[\\s\\S]*?stream\\n([\\s\\S]*?)\\nendstream`).exec(raw)?.[1] ?? ''
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  })
}

/** Every mark hangs on the tree by a number or is an artifact, and never both (01-003 to 01-005). */
function untagged(content: string): string[] {
  const faults: string[] = []
  const open: ('artifact' | 'tagged' | 'other')[] = []
  let operands: string[] = []
  for (const [word] of content.matchAll(token)) {
    if (word === 'BDC' || word === 'BMC') {
      const kind = operands[0] === '/Artifact' ? 'artifact' : operands.includes('/MCID') ? 'tagged' : 'other'
      if (kind === 'artifact' && open.includes('tagged')) faults.push('01-003: an artifact inside of what is read')
      if (kind === 'tagged' && open.includes('artifact')) faults.push('01-004: what is read inside of an artifact')
      open.push(kind)
    } else if (word === 'EMC') open.pop()
    else if (painting.has(word) && !open.some((kind) => kind !== 'other'))
      faults.push(`01-005: „${word}“ is not tagged`)
    if (/^[A-Za-z*'"]+\d?$/.test(word)) operands = []
    else operands.push(word)
  }
  if (open.length > 0) faults.push('marked content without an end')
  return faults
}
