import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { run } from '../../../scripts/testing/command.ts'
import { must } from '../../faults/harness/folder.ts'

/** Two minutes on two idle cores. */
const LONGEST_BUILD_MS = 60 * 60_000

/** The part of an image's configuration that a container is started with. */
export type ImageConfig = {
  User: string
  Env: string[]
  Entrypoint: string[] | null
  Cmd: string[] | null
  WorkingDir: string
  StopSignal?: string
  Healthcheck?: { Test: string[] }
}
export type Image = { name: string; root: string; config: ImageConfig }

/** Images in a folder of their own, so that neither a daemon nor the machine's own images are touched. */
export function imageStore(folder: string) {
  const store = ['--root', path.join(folder, 'storage'), '--runroot', path.join(folder, 'run')]
  const buildah = (...words: string[]) => must('buildah', ...store, ...words).trim()

  /** Makes an image from a root file system, after `change` has looked into its files. */
  function add(
    name: string,
    { tar, change, config }: { tar: string; change?: (root: string) => void; config: string[] },
  ) {
    const container = buildah('from', 'scratch')
    buildah('add', '--quiet', container, tar, '/')
    change?.(buildah('mount', container))
    buildah('umount', container)
    buildah('config', ...config, container)
    buildah('commit', '--quiet', '--format', 'docker', container, name)
    buildah('rm', container)
  }

  /** As `docker build`, each line of the Dockerfile unchanged. What npm needs on this machine is mounted and so is in no layer. */
  async function build(name: string, context: string, ...words: string[]): Promise<void> {
    const args = [
      'bud',
      '--isolation',
      'chroot',
      '--format',
      'docker',
      '--layers',
      '--pull-never',
      ...npmSettings(folder),
    ]
    const { code, output } = await run('buildah', [...store, ...args, ...words, '--tag', name, context], {
      cwd: context,
      timeoutMs: LONGEST_BUILD_MS,
    })
    if (code !== 0) throw new Error(`The image was not built:\n${output.slice(-4000)}`)
  }

  /** The image's files as a folder, with its configuration. */
  function unpack(name: string): Image {
    const root = path.join(folder, 'roots', path.basename(name).replace(':', '-'))
    const config = (JSON.parse(buildah('inspect', '--type', 'image', name)) as { Docker: { config: ImageConfig } })
      .Docker.config
    if (existsSync(root)) return { name, root, config }
    mkdirSync(path.dirname(root), { recursive: true })
    const container = buildah('from', '--pull-never', name)
    must('cp', '--archive', buildah('mount', container), root)
    buildah('umount', container)
    buildah('rm', container)
    return { name, root, config }
  }
  return { add, build, unpack }
}

/** Registry and certificate authority of this machine's npm, for the `npm ci` inside, and what it has fetched already. */
function npmSettings(folder: string): string[] {
  const setting = (name: string) => must('npm', 'config', 'get', name).trim()
  const file = path.join(folder, 'npmrc')
  const authority = setting('cafile')
  const lines = [
    `registry=${setting('registry')}`,
    ...(authority === 'null' ? [] : ['cafile=/etc/ssl/npm-authority.crt']),
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  const fetched = path.join(homedir(), '.npm')
  mkdirSync(fetched, { recursive: true })
  const mounts = [
    `${file}:/root/.npmrc:ro`,
    `${fetched}:/root/.npm`,
    ...(authority === 'null' ? [] : [`${authority}:/etc/ssl/npm-authority.crt:ro`]),
  ]
  return mounts.flatMap((mount) => ['--volume', mount])
}
