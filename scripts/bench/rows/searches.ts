import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Bench, number, type Row } from '../row.ts'
import { median } from '../run.ts'

type Measured = { searches: number; notices: number; spentMs: number[] }

/** One published flat against 10,000 saved searches, in a copy of the company with 100,000 flats: other rows keep theirs as it is. */
export async function searchesRow({ manyDir }: Bench): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-searches-'))
  try {
    const many = new DatabaseSync(join(await manyDir(), 'site.sqlite'))
    many.prepare('vacuum into ?').run(join(dataDir, 'site.sqlite'))
    many.close()
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../match-searches-process.ts')],
      {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(stderr)
    const { searches, notices, spentMs } = JSON.parse(stdout) as Measured
    const middle = median(spentMs)
    return {
      name: `a flat matched with ${number(searches)} saved searches, among 100,000 flats`,
      figure: `${number(middle)} ms of processor (${spentMs.map((ms) => number(ms)).join(', ')}), ${number(notices)} notices written`,
      ceiling: '–',
      ratio: '–',
      demanded: '< 1 s of processor time',
      isMet: Math.max(...spentMs) < 1000 && notices > 0,
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
