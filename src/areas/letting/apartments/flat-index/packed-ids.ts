const CHUNK_BYTES = 1 << 16
const NOBODY = 0
/** Of the table's places, at most so many are taken before it is written anew. */
const FULLEST = 0.6

/**
 * Flats' ids as bytes, by slot and back: a string each, and a Map to find it by, would take four times as much. An id never lies in two
 * chunks. Bytes of an id that went stay behind until everything is read anew (`wasted`).
 */
export function packedIds(expected: number) {
  const chunks: Buffer[] = []
  let freeFrom = 0
  let starts = new Uint32Array(expected)
  /** 0: nobody is in this slot. */
  let lengths = new Uint16Array(expected)
  let [live, wasted] = [0, 0]
  /** Slot + 1 where its id's hash says, or in the next free place behind it; one that went or moved is passed over. */
  let table = new Uint32Array(0)
  let taken = 0
  const asked = Buffer.alloc(CHUNK_BYTES)

  const chunkOf = (slot: number) => chunks[Math.floor((starts[slot] ?? 0) / CHUNK_BYTES)] ?? asked
  const offsetOf = (slot: number) => (starts[slot] ?? 0) % CHUNK_BYTES

  /** Its place in the table, or the free place that ends the search. */
  function search(bytes: Buffer, offset: number, length: number, isWanted: (slot: number) => boolean): number {
    let place = hash(bytes, offset, length) & (table.length - 1)
    for (; table[place] !== NOBODY; place = (place + 1) & (table.length - 1))
      if (isWanted((table[place] ?? 0) - 1)) return place
    return place
  }

  function enter(slot: number): void {
    const place = search(chunkOf(slot), offsetOf(slot), lengths[slot] ?? 0, (other) => other === slot)
    if (table[place] === NOBODY) taken += 1
    table[place] = slot + 1
  }

  function makeRoom(): void {
    if (taken + 1 <= table.length * FULLEST) return
    let size = 1024
    while (size * FULLEST < (Math.max(live, expected) + 1) * 1.25) size *= 2
    table = new Uint32Array(size)
    taken = 0
    for (let slot = 0; slot < lengths.length; slot++) if (lengths[slot] !== 0) enter(slot)
  }

  function write(id: string): number {
    const most = id.length * 3
    if (most > CHUNK_BYTES) throw new RangeError(`An id of ${id.length} characters`)
    if (freeFrom % CHUNK_BYTES === 0 || (freeFrom % CHUNK_BYTES) + most > CHUNK_BYTES) {
      freeFrom = chunks.length * CHUNK_BYTES
      chunks.push(Buffer.allocUnsafeSlow(CHUNK_BYTES))
    }
    return chunks.at(-1)?.write(id, freeFrom % CHUNK_BYTES) ?? 0
  }

  return {
    wasted: () => wasted,

    at(slot: number): string {
      const from = offsetOf(slot)
      return chunkOf(slot).toString('utf8', from, from + (lengths[slot] ?? 0))
    },

    slotOf(id: string): number | undefined {
      if (id.length * 3 > CHUNK_BYTES || table.length === 0) return undefined
      const length = asked.write(id)
      const isId = (slot: number) =>
        lengths[slot] === length &&
        chunkOf(slot).compare(asked, 0, length, offsetOf(slot), offsetOf(slot) + length) === 0
      const found = table[search(asked, 0, length, isId)] ?? NOBODY
      return found === NOBODY ? undefined : found - 1
    },

    /** As the database sorts them, byte by byte. */
    compare(one: number, other: number): number {
      const [from, beside] = [offsetOf(one), offsetOf(other)]
      const [length, lengthBeside] = [lengths[one] ?? 0, lengths[other] ?? 0]
      return chunkOf(one).compare(chunkOf(other), beside, beside + lengthBeside, from, from + length)
    },

    /** Into a slot that nobody is in. */
    put(slot: number, id: string): void {
      if (slot >= lengths.length) {
        const most = Math.ceil((slot + 1) * 1.25)
        starts = longer(starts, new Uint32Array(most))
        lengths = longer(lengths, new Uint16Array(most))
      }
      makeRoom()
      const length = write(id)
      starts[slot] = freeFrom
      lengths[slot] = length
      freeFrom += length
      live += 1
      enter(slot)
    },

    remove(slot: number): void {
      wasted += lengths[slot] ?? 0
      lengths[slot] = 0
      live -= 1
    },
  }
}

/** FNV-1a. */
function hash(bytes: Buffer, from: number, length: number): number {
  let value = 0x81_1c_9d_c5
  for (let at = from; at < from + length; at++) value = Math.imul(value ^ (bytes[at] ?? 0), 0x01_00_01_93)
  return value >>> 0
}

export function longer<Column extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  old: Column,
  fresh: Column,
): Column {
  fresh.set(old)
  return fresh
}
