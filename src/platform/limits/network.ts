/** One household or company: the whole address in IPv4, the first 64 bits in IPv6, where one line owns that many. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = address.includes('.') ? /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] : undefined
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

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}

/** One group has several spellings: `0DB8` is `db8`. */
function plain(group = '0'): string {
  return group.startsWith('0') ? Number.parseInt(group, 16).toString(16) : group.toLowerCase()
}
