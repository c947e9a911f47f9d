import { expect, test } from 'vitest'
import { chooseEncoding } from './negotiation.server.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'zstd'],
  ['br;q=0.000, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1.0', 'gzip'],
  ['br ; q=0.2 , gzip ; q=0.9', 'gzip'],
  ['zstd;q=0.9, br;q=0.8, gzip;q=0.1', 'zstd'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['identity;q=1, br;q=0.1', 'identity'],
  ['br;q=nonsense', 'br'],
])('to whoever accepts „%s“ goes %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
