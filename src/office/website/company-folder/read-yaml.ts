import { isMap, isNode, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml'
import type { Fault } from './fault.ts'
import { wordTable } from '#platform/word-table.ts'

export type YamlReading = { map: YAMLMap | null; lineOf: (node: unknown) => number; faults: Fault[] }

const ANY_OTHER = 'Das ist hier nicht als YAML zu lesen.'

const TOO_DEEP = 'Das ist zu tief verschachtelt.'

const sentences = wordTable<string>({
  TAB_AS_INDENT: 'Hier ist mit einem Tabulator eingerückt; es müssen Leerzeichen sein.',
  MULTIPLE_DOCS: 'Hier beginnt mit --- ein zweiter Teil; eine Datei hat nur einen.',
  BAD_INDENT: 'Die Einrückung stimmt nicht.',
  MISSING_CHAR: 'Hier fehlt ein Doppelpunkt, ein Anführungszeichen oder eine Klammer.',
  BLOCK_AS_IMPLICIT_KEY: 'Hier stehen zwei Doppelpunkte: Setzen Sie den Text in Anführungszeichen.',
  TAG_RESOLVE_FAILED: 'Angaben mit ! werden nicht gelesen.',
})

/** Reads a map, and nothing that would grow or run: no anchors, no tags. `firstLine`: where the text begins in its file. */
export function readYaml(file: string, text: string, firstLine = 1): YamlReading {
  const counter = new LineCounter()
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1
  const lineOf = (node: unknown) => lineAt(isNode(node) ? (node.range?.[0] ?? 0) : 0)
  const refuse = (line: number, sentence: string) => ({ map: null, lineOf, faults: [{ file, line, text: sentence }] })
  if (isDeep(text)) return refuse(firstLine, TOO_DEEP)
  try {
    // Whether a key stands twice is checked by the reader of a map: the package compares each with all others.
    const document = parseDocument(text, {
      lineCounter: counter,
      prettyErrors: false,
      uniqueKeys: false,
      version: '1.2',
    })
    // One slip makes the rest of a file unreadable too: only the first is said.
    const [first] = [...document.errors, ...document.warnings]
    if (first) return refuse(lineAt(first.pos[0]), sentences[first.code] ?? ANY_OTHER)
    let alias = 0
    visit(document, {
      Alias: (_key, node) => {
        alias = lineOf(node)
        return visit.BREAK
      },
    })
    if (alias > 0) return refuse(alias, 'Verweise mit * werden nicht gelesen; schreiben Sie die Angabe aus.')
    if (document.contents === null) return refuse(firstLine, 'Die Datei ist leer.')
    if (!isMap(document.contents)) return refuse(firstLine, 'Hier werden Zeilen wie „name: Wert“ erwartet.')
    return { map: document.contents, lineOf, faults: [] }
  } catch (error) {
    // Endless nesting would overflow the stack.
    if (error instanceof RangeError) return refuse(firstLine, TOO_DEEP)
    throw error
  }
}

const MOST_OPEN = 100

/** Half a million open brackets take the package twelve seconds. */
function isDeep(text: string): boolean {
  let open = 0
  for (const sign of text) {
    if (sign === '[' || sign === '{') open += 1
    else if (sign === ']' || sign === '}') open -= 1
    if (open > MOST_OPEN) return true
  }
  return false
}

/** The part between two lines of `---`, and what follows. */
export function splitFrontMatter(text: string): { head: string; body: string; bodyLine: number } | null {
  if (!text.startsWith('---\n')) return null
  const end = text.indexOf('\n---\n', 3)
  if (end < 0) return null
  const head = text.slice(4, end + 1)
  return { head, body: text.slice(end + 5), bodyLine: head.split('\n').length + 2 }
}
