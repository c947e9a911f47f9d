/** Holds what people read on the site, in mails and in the demo company to the house rules of `texts/rules.ts`. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './testing/command.ts'
import { Report } from './testing/report.ts'
import { sourceFiles } from './testing/source-files.ts'
import { textsIn, type FoundText } from './texts/extract.ts'
import { brokenRules } from './texts/rules.ts'

/** `languages/words.en.ts` speaks to people who wrote in English. */
const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(test|d|en)\.tsx?$/.test(file)

const candidates = await sourceFiles(root, ['src', 'db/seed', 'content'])
const files = candidates.filter((file) => isCode(file) || /^(db\/seed|content)\/.*\.(md|json)$/.test(file))

const report = new Report()
let texts = 0
for (const file of files) {
  const found = read(file, await readFile(path.join(root, file), 'utf8'))
  texts += found.length
  const wrong = found.flatMap(({ text, line }) => brokenRules(text).map((rule) => `${file}:${line} ${rule}: ${text}`))
  report.expect(wrong.length === 0, file, wrong)
}
report.expect(texts > 0, 'there are texts to check')
console.log(`${texts} texts in ${files.length} files`)
report.finish()

function read(file: string, content: string): FoundText[] {
  if (isCode(file)) return textsIn(file, content)
  return content
    .split('\n')
    .map((text, index) => ({ text: file.endsWith('.json') ? jsonText(text) : text.trim(), line: index + 1 }))
}

/** The value of a line such as `"title": "Ihre Wohnung",`. */
function jsonText(line: string): string {
  return /:\s*"(.*)",?$/.exec(line)?.[1]?.replaceAll(String.raw`\"`, '"') ?? ''
}
