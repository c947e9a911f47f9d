import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // The process ended meanwhile.
  }
}
const all = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

const spaceOf = (pid: number): string => {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`)
  } catch {
    return ''
  }
}
const field = (pid: number, name: string) =>
  new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(read(`/proc/${pid}/status`))?.[1] ?? ''

/** Every process of a container, by the one it began with. */
export function processesOf(first: number): { pid: number; user: number }[] {
  const space = spaceOf(first)
  return all()
    .filter((pid) => spaceOf(pid) === space && field(pid, 'VmRSS') !== '')
    .map((pid) => ({ pid, user: Number(field(pid, 'Uid')) }))
}

export function capabilitiesOf(pid: number) {
  const bits = (name: string) => BigInt(`0x${field(pid, name) || '0'}`)
  return {
    effective: bits('CapEff'),
    bounding: bits('CapBnd'),
    isWithoutNewPrivileges: field(pid, 'NoNewPrivs') === '1',
  }
}

/** Bytes of a container's processes, what they share counted in parts. */
export function memoryOf(first: number): number {
  const shares = processesOf(first).map(({ pid }) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  )
  return shares.reduce((sum, kilobytes) => sum + kilobytes * 1024, 0)
}

/** What everybody on the machine sees with `ps`. */
export const commandLines = (): string[] => all().map((pid) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '))
