/** Longer lists are nobody's form; each schema has its own, smaller limit. */
const LONGEST_LIST = 100

type Branch = Map<string, Branch | { value: unknown }>

/**
 * `{ 'members.0.name': 'Kim' }` → `{ members: [{ name: 'Kim' }] }`. Rows that are missing between others become null, so that
 * every row keeps its number. A name that is given whole as well (JSON) wins over its parts. Changes no prototype.
 */
export function nestFields(fields: Record<string, unknown>): Record<string, unknown> {
  if (!Object.keys(fields).some((name) => name.includes('.'))) return fields
  const nested: Branch = new Map()
  const plain: [string, unknown][] = []
  for (const [name, value] of Object.entries(fields)) {
    if (name.includes('.')) grow(nested, name.split('.'), value)
    else plain.push([name, value])
  }
  const grown = [...nested].map(([name, branch]): [string, unknown] => [name, harvest(branch)])
  return Object.fromEntries([...grown, ...plain])
}

function grow(branch: Branch, [first = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    branch.set(first, { value })
    return
  }
  const known = branch.get(first)
  const next: Branch = known instanceof Map ? known : new Map()
  branch.set(first, next)
  if (rest.length < 8) grow(next, rest, value)
}

function harvest(branch: Branch | { value: unknown }): unknown {
  if (!(branch instanceof Map)) return branch.value
  const rows = [...branch.keys()].map(Number)
  if (!rows.every((row) => Number.isInteger(row) && row >= 0 && row < LONGEST_LIST)) {
    return Object.fromEntries([...branch].map(([name, inner]) => [name, harvest(inner)]))
  }
  return Array.from({ length: Math.max(-1, ...rows) + 1 }, (_, row) => {
    const inner = branch.get(String(row))
    return inner ? harvest(inner) : null
  })
}
