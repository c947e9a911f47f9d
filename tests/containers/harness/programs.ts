import { firstProgram, installDebianPackage, isRoot } from '../../../scripts/testing/find.ts'
import { must } from '../../faults/harness/folder.ts'

const packages = {
  buildah: 'buildah',
  mmdebstrap: 'mmdebstrap',
  unshare: 'util-linux',
  nsenter: 'util-linux',
  ip: 'iproute2',
}

/** Builds and runs images without a daemon; what is missing is installed. */
export async function findPrograms(): Promise<void> {
  if (!isRoot) throw new Error('Containers are tried as root: they need namespaces, mounts and networks of their own')
  for (const [program, name] of Object.entries(packages)) {
    if (await firstProgram([program])) continue
    if (!(await installDebianPackage(name))) throw new Error(`${program} is missing: apt-get install ${name}`)
  }
}

/** Where this machine takes Debian's packages from, so that the roots inside take theirs from there too. */
export function debianMirror(): string[] {
  const told = must('apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Identifier: Packages', 'Label: Debian')
  return told.split('\n').filter(Boolean).slice(0, 1)
}
