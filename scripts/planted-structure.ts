import { letting, type Offence } from './planted-code.ts'

const WORDS = 'house(visitors-words)'

/** Offences against the shape of files, not against who imports whom. */
export const structuralOffences: Offence[] = [
  {
    name: 'two files import each other',
    file: `${letting}/cycle-a.ts`,
    code: `import { b } from './cycle-b.ts'\nexport const a = () => b\n`,
    helpers: { [`${letting}/cycle-b.ts`]: `import { a } from './cycle-a.ts'\nexport const b = () => a\n` },
    rule: 'import(no-cycle)',
  },
  {
    name: 'two files import each other by alias',
    file: 'src/ui/planted/cycle-a.ts',
    code: `import { b } from '#ui/planted/cycle-b.ts'\nexport const a = () => b\n`,
    helpers: { 'src/ui/planted/cycle-b.ts': `import { a } from '#ui/planted/cycle-a.ts'\nexport const b = () => a\n` },
    rule: 'import(no-cycle)',
  },
  {
    name: 'a barrel',
    file: `${letting}/index.ts`,
    code: `export * from './cycle-a.ts'\n`,
    rule: 'oxc(no-barrel-file)',
  },
  {
    name: 'a default export',
    file: `${letting}/default-export.ts`,
    code: 'export default 1\n',
    rule: 'import(no-default-export)',
  },
  {
    name: 'any',
    file: `${letting}/any.ts`,
    code: 'export const anything: any = 1\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    name: 'a table of words that inherits from every object',
    file: `${letting}/inheriting-table.ts`,
    code: "const labels: Readonly<Record<string, string>> = { a: 'A' }\nexport const labelOf = (word: string) => labels[word]\n",
    rule: WORDS,
  },
  {
    name: 'a word of a visitor that a cast makes a key',
    file: `${letting}/cast-key.ts`,
    code: "const labels = { a: 'A' }\nexport const labelOf = (word: string) => labels[word as keyof typeof labels]\n",
    rule: WORDS,
  },
  {
    name: 'a word of a visitor that is asked for with in',
    file: `${letting}/in-table.ts`,
    code: "const labels = { a: 'A' }\nexport const isKnown = (word: string) => word in labels\n",
    rule: WORDS,
  },
  {
    name: 'a file of more than 250 lines',
    file: `${letting}/long.ts`,
    code: Array.from({ length: 251 }, (_, line) => `export const line${line} = ${line}\n`).join(''),
    rule: 'eslint(max-lines)',
  },
]
