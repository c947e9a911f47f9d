import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])

/** How a built file lies beside itself, by what browsers call it. */
export const endings = [
  {
    encoding: 'br',
    ending: '.br',
    compress: (plain: Buffer) =>
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength } }),
  },
  {
    encoding: 'zstd',
    ending: '.zst',
    compress: (plain: Buffer) => zstdCompressSync(plain, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  },
  { encoding: 'gzip', ending: '.gz', compress: (plain: Buffer) => gzipSync(plain, { level: 9 }) },
] as const

/** Compresses the files of a build once for all visitors, as small as it can be done. */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const plain = readFileSync(path)
    for (const { ending, compress } of endings) writeFileSync(path + ending, compress(plain))
  }
}
