import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Job, JobResult } from './job.ts'

const execute = promisify(execFile)

/** Runs one of this folder's scripts to its end and reads the JSON that it prints. */
export async function runScript<Result>(
  name: string,
  argument: unknown,
  environment: Record<string, string> = {},
): Promise<Result> {
  const script = join(import.meta.dirname, name)
  const { stdout } = await execute(process.execPath, [script, JSON.stringify(argument)], {
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  })
  // The site's own lines may stand around it.
  return JSON.parse(/^RESULT (.+)$/m.exec(stdout)?.[1] ?? 'null') as Result
}

export const load = (job: Job): Promise<JobResult> => runScript('load-process.ts', job)

/** Processor time of a process with all its threads, in ms; null where the system does not tell. */
export function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10 // ticks of 10 ms
  } catch {
    return null
  }
}

/** Memory that a process holds, in MB; null where the system does not tell. */
export function memoryMb(pid: number): number | null {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return null
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
