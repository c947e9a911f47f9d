import { spawn } from 'node:child_process'
import { renameSync } from 'node:fs'
import { CommandError } from '../command.ts'

/** Backs up with PostgreSQL's own program, which must be installed here and not be older than the server. */
export async function dumpPostgres(databaseUrl: string, target: string, snapshot?: string): Promise<void> {
  const part = `${target}.part`
  const at = snapshot === undefined ? [] : [`--snapshot=${snapshot}`]
  await run('pg_dump', ['--format=custom', '--no-owner', `--file=${part}`, ...at], databaseUrl)
  // Reads the archive's own table of contents: a dump that broke off has none.
  await run('pg_restore', ['--list', part], databaseUrl, 'ignore')
  renameSync(part, target)
}

/** Replaces the tables of the archive in one transaction: all of it or nothing. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const { database } = connection(databaseUrl)
  const options = ['--clean', '--if-exists', '--no-owner', '--single-transaction', `--dbname=${database}`]
  await run('pg_restore', [...options, file], databaseUrl)
}

/** The password goes through the environment: arguments can be read by every user of the machine. */
function connection(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const database = decodeURIComponent(url.pathname.slice(1)) || 'postgres'
  return {
    database,
    environment: {
      PGHOST: url.hostname,
      PGPORT: url.port || '5432',
      PGUSER: decodeURIComponent(url.username),
      PGPASSWORD: decodeURIComponent(url.password),
      PGDATABASE: database,
      ...(url.searchParams.has('sslmode') ? { PGSSLMODE: url.searchParams.get('sslmode') ?? '' } : {}),
    },
  }
}

function run(
  program: string,
  options: string[],
  databaseUrl: string,
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<void> {
  const { environment } = connection(databaseUrl)
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      stdio: ['ignore', output, 'inherit'],
      env: { ...process.env, ...environment },
    })
    child.on('error', () =>
      reject(new CommandError(`Das Programm ${program} fehlt. Installieren Sie das Paket postgresql-client.`)),
    )
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new CommandError(`${program} endete mit ${code}. Die Gründe stehen darüber.`))
    })
  })
}
