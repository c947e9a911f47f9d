import { expect, test } from 'vitest'
import { readInThread } from './read-in-thread.server.ts'

const heading = 'Objektnummer;Gebäude;Straße;Hausnummer;PLZ;Ort;Wohnung;Zimmer;Fläche'
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => `O${at};Haus ${at};Rheinstraße;${at};56112;Lahnstein;Wohnung ${at};3;72,5`)
const table = (count: number) => Buffer.from([heading, ...rows(count)].join('\n'))

/** Of this process with its threads, in seconds. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

test('ten thousand rows take a second at most, beside the server’s own thread', async () => {
  await readInThread(table(1)) // the thread is there
  let turns = 0
  const clock = setInterval(() => (turns += 1), 5)
  let seconds = Infinity
  for (let tries = 0; tries < 3 && seconds > 1; tries += 1)
    seconds = Math.min(
      seconds,
      await processorTime(async () => expect((await readInThread(table(10_000))).rows).toHaveLength(10_000)),
    )
  clearInterval(clock)
  expect(seconds).toBeLessThan(1)
  expect(turns).toBeGreaterThan(2)
})

test('a table is refused for its heading before the rest is read, however long that is', async () => {
  const wrong = (count: number) => Buffer.from(['Name;Datum;Betrag', ...rows(count)].join('\n'))
  const [long, short] = [wrong(200_000), wrong(200_000).subarray(0, 1000)]
  const refused = 'Zeile 1: Es fehlen die Spalten Straße, PLZ, Ort, Wohnung.'
  const least = async (bytes: Buffer) => {
    let seconds = Infinity
    for (let tries = 0; tries < 5; tries += 1)
      seconds = Math.min(seconds, await processorTime(() => expect(readInThread(bytes)).rejects.toThrow(refused)))
    return seconds
  }
  const [whole, beginning] = [await least(long), await least(short)]
  expect(whole).toBeLessThan(10 * beginning + 0.005)
  // A title above, a cell of several lines and a letter of two bytes where the beginning breaks off: nothing is said too early.
  const above = ['Mietliste', '', 'Stand', heading]
  for (const filler of [0, 1, 2, 3].map((each) => 'x'.repeat(each)))
    for (const cell of ['ä'.repeat(9000), `"${'ä\n'.repeat(6000)}"`, `"${'ä\n'.repeat(9000)}"`]) {
      const row = `O1${filler};${cell};Rheinstraße;1;56112;Lahnstein;Wohnung 1;3;72,5`
      expect((await readInThread(Buffer.from([...above, row, ...rows(3)].join('\n')))).rows).toHaveLength(4)
    }
})

test('what is no table of ours says so from the thread, and what is too long without it', async () => {
  await expect(readInThread(Buffer.from('<html><body/></html>'))).rejects.toThrow('openimmo')
  await expect(readInThread(table(50_001))).rejects.toThrow('mehr als 50.000 Zeilen')
})

test('a file that takes too long is given up with a sentence, and the next one is read', async () => {
  await expect(readInThread(table(20_000), 1)).rejects.toThrow('dauert zu lange')
  expect((await readInThread(table(2))).rows).toHaveLength(2)
})
