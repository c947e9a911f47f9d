import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A package that most of a server's life does without, read when it is first asked for (docs/performance.md, memory at rest). */
export function lazily<Package>(name: string, prepare: (loaded: Package) => void = () => {}): () => Package {
  let loaded: Package | null = null
  return () => {
    if (loaded) return loaded
    const read = require(name) as Package
    prepare(read)
    loaded = read
    return read
  }
}
