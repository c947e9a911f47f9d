/**
 * Dockerfile and compose.yaml as an operator uses them: the image is built, all services run, the site is used, taken down, brought up
 * and updated. `node tests/containers/compose.ts`, as root; about ten minutes. No registry is asked: images of Debian's packages and
 * the pinned Node carry the names that both files ask for, and an S3-compatible server stands in for SeaweedFS. Docker itself is not
 * needed: buildah builds in a chroot, and each service runs in namespaces of its own with what compose.yaml says of it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { leaveNoMounts, newFolder } from '../faults/harness/folder.ts'
import { makeBaseImages } from './harness/base-images.ts'
import { changeContext, makeContext } from './harness/build-context.ts'
import { readCompose } from './harness/compose-file.ts'
import { imageStore } from './harness/image-store.ts'
import { findPrograms } from './harness/programs.ts'

leaveNoMounts()
const folder = newFolder('containers')
// What buildah and mmdebstrap leave when they are interrupted goes with it.
process.env.TMPDIR = folder
const context = path.join(folder, 'context')

try {
  await findPrograms()
  makeContext(context)
  const { services } = readCompose(
    context,
    parseEnv(readFileSync(path.join(context, '.env'), 'utf8')) as Record<string, string>,
  )
  const named = (service: string) => services[service]?.image ?? ''
  const [, node = ''] = /^FROM (\S+)/m.exec(readFileSync(path.join(context, 'Dockerfile'), 'utf8')) ?? []
  const names = { postgres: named('postgres'), storage: named('storage'), proxy: named('proxy') }
  const store = imageStore(folder)
  await makeBaseImages(store, folder, { ...names, node: `docker.io/library/${node}` })
  await store.build('website:1', context)
  await store.build('website:stage', context, '--target', 'build')
  const [site, stage] = [store.unpack('website:1'), store.unpack('website:stage')]
  changeContext(context)
  await store.build('website:2', context)
  const others = Object.values(names).map((name) => [name, store.unpack(name)] as const)
  const images = { site, stage, update: store.unpack('website:2'), ...Object.fromEntries(others) }
  writeFileSync(path.join(folder, 'images.json'), JSON.stringify(images))
} catch (error) {
  console.log(error instanceof Error ? error.stack : error)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

// In a network of its own, where every port is free and nobody else can be reached.
const script = path.join(import.meta.dirname, 'harness/try-services.ts')
const child = spawn('unshare', ['--net', '--', process.execPath, script, folder], {
  stdio: 'inherit',
  env: { ...process.env, NODE_NO_WARNINGS: '1' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.removeAllListeners(signal).on(signal, () => child.kill(signal))
const [code] = (await once(child, 'close')) as [number | null]
process.exitCode = code ?? 1
