/**
 * QR codes (ISO/IEC 18004) for what a page shows to a phone's camera: bytes, error correction L, versions 1 to 15 (at most 520 bytes).
 * Small enough to own; a library would be one more in the sign-in's path.
 */

/** By version: error correction codewords per block, then the blocks' data codewords. */
const BLOCKS: readonly (readonly [ec: number, ...data: number[]])[] = [
  [7, 19],
  [10, 34],
  [15, 55],
  [20, 80],
  [26, 108],
  [18, 68, 68],
  [20, 78, 78],
  [24, 97, 97],
  [30, 116, 116],
  [18, 68, 68, 69, 69],
  [20, 81, 81, 81, 81],
  [24, 92, 92, 93, 93],
  [26, 107, 107, 107, 107],
  [30, 115, 115, 115, 116],
  [22, 87, 87, 87, 87, 87, 88],
]

const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
  [6, 26, 46, 66],
  [6, 26, 48, 70],
]

/** True: dark. Row by row, without the quiet zone of four that must surround it. @throws when the text is too long. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex((blocks, index) => capacity(blocks) >= bytes.length + (index + 1 < 10 ? 2 : 3)) + 1
  if (version === 0) throw new Error('The text is too long for a QR code of ours')
  const bits = interleaved(codewords(bytes, version), version)
  const drawn = Array.from({ length: 8 }, (_, mask) => draw(version, bits, mask))
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best))
}

const capacity = ([, ...data]: readonly number[]) => data.reduce((sum, count) => sum + count, 0)

function codewords(bytes: Uint8Array, version: number): number[] {
  const wanted = capacity(BLOCKS[version - 1] ?? [])
  const head = version < 10 ? [bytes.length] : [bytes.length >> 8, bytes.length & 255]
  // Mode 0100 moves everything by half a byte; the end mark 0000 fills the last half.
  const halves = [4, ...[...head, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const data = Array.from(
    { length: halves.length / 2 },
    (_, at) => ((halves[2 * at] ?? 0) << 4) | (halves[2 * at + 1] ?? 0),
  )
  for (let pad = 0xec; data.length < wanted; pad ^= 0xec ^ 0x11) data.push(pad)
  return data
}

/** Data and error correction of all blocks, taken in turns, as bits. */
function interleaved(data: readonly number[], version: number): boolean[] {
  const [ec = 0, ...sizes] = BLOCKS[version - 1] ?? []
  let start = 0
  const blocks = sizes.map((size) => data.slice(start, (start += size)))
  const corrections = blocks.map((block) => correction(block, ec))
  const turns = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
      lists.flatMap((list) => list[at] ?? []),
    ).flat()
  return [...turns(blocks), ...turns(corrections)].flatMap((byte) =>
    Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1),
  )
}

/** Product in GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** Reed–Solomon: the remainder of the data divided by the generator of this degree. */
function correction(data: readonly number[], degree: number): number[] {
  let generator = [1]
  for (let root = 1, step = 0; step < degree; step++, root = multiply(root, 2)) {
    generator = [...generator, 0].map((value, at) => value ^ multiply(generator[at - 1] ?? 0, root))
  }
  const rest = [...data, ...Array<number>(degree).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0
    generator.forEach((value, offset) => (rest[at + offset] = (rest[at + offset] ?? 0) ^ multiply(value, factor)))
  }
  return rest.slice(data.length)
}

const masks: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_y, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

function draw(version: number, bits: readonly boolean[], mask: number): boolean[][] {
  const size = 17 + 4 * version
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<boolean | undefined>(size))
  const set = (y: number, x: number, isDark: boolean) => {
    const row = grid[y]
    if (row && x >= 0 && x < size) row[x] = isDark
  }
  fixedParts(version, size, mask, set)
  // Pairs of columns from the right, up and down in turns; the column of the timing pattern is left out.
  let next = 0
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const isUp = ((right < 7 ? right + 1 : right) - size + 1) % 4 === 0
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] === undefined) set(y, x, (bits[next++] ?? false) !== (masks[mask]?.(y, x) ?? false))
      }
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? false))
}

/** Corners, alignment, timing, format and version. */
function fixedParts(version: number, size: number, mask: number, set: (y: number, x: number, isDark: boolean) => void) {
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (let y = -1; y <= 7; y++)
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3))
        set(top + y, left + x, ring !== 2 && ring !== 4)
      }
  }
  for (let at = 8; at < size - 8; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const centres = ALIGNMENT[version - 1] ?? []
  const last = centres.length - 1
  centres.forEach((cy, row) =>
    centres.forEach((cx, column) => {
      if ((row === 0 && (column === 0 || column === last)) || (row === last && column === 0)) return
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) set(cy + y, cx + x, Math.max(Math.abs(y), Math.abs(x)) !== 1)
    }),
  )
  // Error correction L is 01; BCH(15, 5), then a fixed pattern so that it is never all light.
  const format = (withRemainder(8 | mask, 10, 0x537) ^ 0x5412) >>> 0
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >> bit) & 1) === 1
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, isDark)
    set(8, bit < 8 ? size - 1 - bit : bit < 9 ? 15 - bit : 14 - bit, isDark)
  }
  set(size - 8, 8, true)
  if (version < 7) return
  const info = withRemainder(version, 12, 0x1f25)
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((info >> bit) & 1) === 1
    set(Math.floor(bit / 3), size - 11 + (bit % 3), isDark)
    set(size - 11 + (bit % 3), Math.floor(bit / 3), isDark)
  }
}

function withRemainder(value: number, degree: number, generator: number): number {
  let rest = value << degree
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit--) if ((rest >> bit) & 1) rest ^= generator << (bit - degree)
  return (value << degree) | rest
}

/** The two faults that mislead cameras most: long runs and blocks of one colour, and more dark than light or the other way round. */
function penalty(grid: readonly boolean[][]): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false))
  const runs = [...grid, ...columns].map(
    (line) =>
      line
        .map((cell) => (cell ? '1' : '0'))
        .join('')
        .match(/0{5,}|1{5,}/g) ?? [],
  )
  const long = runs.flat().reduce((sum, run) => sum + run.length - 2, 0)
  const finders = [...grid, ...columns].filter((line) =>
    /10111010000|00001011101/.test(line.map(Number).join('')),
  ).length
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2
  return long + finders * 40 + Math.floor(Math.abs(dark - 0.5) * 20) * 10
}
