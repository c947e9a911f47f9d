/** One deliberate offence: `code` in `file`, beside its `helpers`, breaks `rule`. */
export type Offence = { name: string; file: string; code: string; rule: string; helpers?: Record<string, string> }

export const letting = 'src/areas/letting/planted'
export const use = (...names: string[]) => `\nexport const used = [${names.join(', ')}]\n`
export const take = (name: string, from: string) => `import { ${name} } from '${from}'${use(name)}`
