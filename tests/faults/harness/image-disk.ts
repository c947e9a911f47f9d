import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { must, newFolder } from './folder.ts'

/** A file system in a file of its own. `dataDir` lies in it. */
export type ImageDisk = { image: string; mounted: string; dataDir: string; remove: () => void }

export function newImageDisk(folder: string): ImageDisk {
  const image = path.join(folder, 'image')
  must('truncate', '-s', '128M', image)
  must('mkfs.ext4', '-q', '-F', image)
  return mountImage(folder, image)
}

export function mountImage(folder: string, image: string): ImageDisk {
  const mounted = path.join(folder, `mounted-${path.basename(image)}`)
  mkdirSync(mounted)
  must('mount', '-o', 'loop', image, mounted)
  return { image, mounted, dataDir: path.join(mounted, 'data'), remove: () => void must('umount', '-l', mounted) }
}

/** Whether this process may mount images: root outside of most containers. */
export function canMountImages(): boolean {
  const folder = newFolder('may-mount-images')
  const image = path.join(folder, 'image')
  const mounted = path.join(folder, 'mounted')
  mkdirSync(mounted)
  const steps: [string, string[]][] = [
    ['truncate', ['-s', '8M', image]],
    ['mkfs.ext4', ['-q', '-F', image]],
    ['mount', ['-o', 'loop', image, mounted]],
    ['fsfreeze', ['--freeze', mounted]],
    ['fsfreeze', ['--unfreeze', mounted]],
    ['umount', [mounted]],
  ]
  return steps.every(([command, args]) => spawnSync(command, args).status === 0)
}
