import { SocketAddress } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastForwarded, networkOf } from './network.ts'

test('an IPv4 line is its whole address, however the socket writes it', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::FFFF:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:cb00:7107')).toBe('203.0.113.7')
  expect(networkOf('0:0:0:0:0:FFFF:203.0.113.7')).toBe('203.0.113.7')
})

test.each([
  ['198.51.100.8', '198.51.100.8'],
  ['198.51.100.8:40001', '198.51.100.8'],
  ['203.0.113.1, 198.51.100.8:40002', '198.51.100.8'],
  [' "198.51.100.8:40001" ', '198.51.100.8'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[::ffff:198.51.100.8]:40001', '::ffff:198.51.100.8'],
  ['unknown', null],
  ['203.0.113.1, unknown', null],
  ['203.0.113.1,', null],
  ['_hidden', null],
  ['198.51.100.8:port', null],
  ['', null],
])('a proxy that writes „%s“ names %s', (header, address) => {
  expect(lastForwarded(header)).toBe(address)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3::6', '2001:db8:1:2'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3'],
  ['::1', '0:0:0:0'],
  ['::1:2:3:4:5:6:7', '0:1:2:3'],
])('the line of %s is %s', (address, line) => {
  expect(networkOf(address)).toBe(line)
})

test('every spelling of an address names the same line', () => {
  const group = fc.oneof(fc.constant(0), fc.nat(0xffff))
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      const long = groups.map((value) => value.toString(16).padStart(4, '0').toUpperCase()).join(':')
      const short = new SocketAddress({ address: long, family: 'ipv6' }).address
      fc.pre(!short.includes('.'))
      const line = groups
        .slice(0, 4)
        .map((value) => value.toString(16))
        .join(':')
      expect([networkOf(long), networkOf(short)]).toEqual([line, line])
    }),
  )
})
