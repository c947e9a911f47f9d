import { lookup } from 'node:dns'
import { BlockList, isIPv4, type LookupFunction } from 'node:net'

const LONGEST_ADDRESS = 1000

/** Networks that are nobody's on the internet (RFC 6890), and those that carry an address of the other family. */
const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(net, bits, 'ipv6')
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  return open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** Whether a browser can have this from its push service: https, its usual port, a name and no address in numbers. */
export function isPushEndpoint(text: string): boolean {
  if (text.length > LONGEST_ADDRESS || !URL.canParse(text)) return false
  const { protocol, port, username, password, hostname } = new URL(text)
  return protocol === 'https:' && port === '' && username + password === '' && /\.[a-z][a-z\d-]*$/.test(hostname)
}

/** Looks a name up at the moment of the connection, so that nothing can be put in between, and finds public addresses alone. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (!first) return done(error ?? new Error('The push service has no public address'), '', 0)
    if (options.all) done(null, open)
    else done(null, first.address, first.family)
  })
}
