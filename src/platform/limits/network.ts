import { isIP, SocketAddress } from 'node:net'

/**
 * The address of the last hop in `X-Forwarded-For`, which our own proxy wrote: without the port, brackets, quotes and zone that some
 * write beside it. Null where it names none (`unknown`).
 */
export function lastForwarded(header: string): string | null {
  const hop = header
    .slice(header.lastIndexOf(',') + 1)
    .replaceAll(/[\s"]/g, '')
    .slice(0, 100)
  const bare = /^\[([^\]]*)\](?::\d{0,5})?$/.exec(hop)?.[1] ?? /^([\d.]+):\d{0,5}$/.exec(hop)?.[1] ?? hop
  const [address = ''] = bare.split('%')
  return isIP(address) === 0 ? null : address
}

/** One household or company: the whole address in IPv4, the first 64 bits in IPv6, where one line owns that many. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = MAPPED.test(address) ? /^::ffff:([\d.]+)$/i.exec(shortest(address))?.[1] : undefined
  if (mapped !== undefined) return mapped
  const gap = address.indexOf('::')
  const groups = groupsOf(gap < 0 ? address : address.slice(0, gap))
  if (gap >= 0 && groups.length < 4) {
    const rest = groupsOf(address.slice(gap + 2))
    for (let zeros = 8 - groups.length - rest.length; zeros > 0; zeros--) groups.push('0')
    groups.push(...rest)
  }
  return `${plain(groups[0])}:${plain(groups[1])}:${plain(groups[2])}:${plain(groups[3])}`
}

/** IPv4 inside IPv6, in any of its spellings. */
const MAPPED = /^[0:]*:ffff:/i

const shortest = (address: string) => new SocketAddress({ address, family: 'ipv6' }).address

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}

/** One group has several spellings: `0DB8` is `db8`. */
function plain(group = '0'): string {
  return group.startsWith('0') ? Number.parseInt(group, 16).toString(16) : group.toLowerCase()
}
