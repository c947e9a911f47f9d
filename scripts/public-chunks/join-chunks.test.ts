import { expect, test } from 'vitest'
import { chunksByUsers, joinChunks } from './join-chunks.ts'
import { type ModuleFacts, readGraph } from './module-graph.ts'
import { findCircle } from './public-chunks.ts'

type Module = { imports?: string[]; late?: string[]; length?: number }

const LARGE = 20_000

const facts = ({ imports = [], late = [], length = 1000 }: Module, isEntry: boolean): ModuleFacts => ({
  isEntry,
  importedIds: imports,
  dynamicallyImportedIds: late,
  code: 'x'.repeat(length),
})

/** The files that are made of these modules; pages are those under /src/pages/. */
function filesOf(modules: Record<string, Module>): string[][] {
  const graph = readGraph(Object.keys(modules), (id) => {
    const module = modules[id]
    return module ? facts(module, /\/src\/(pages|areas\/office)\//.test(id)) : null
  })
  return joinChunks(chunksByUsers(graph), graph)
    .map(({ modules: ids }) => ids.map((id) => id.replace('/src/', '')).toSorted())
    .toSorted()
}

test('small modules of the same pages are one file, whatever the office uses of them', () => {
  const files = filesOf({
    '/src/pages/a.tsx': { imports: ['/src/field.tsx', '/src/form.tsx'], length: LARGE },
    '/src/pages/b.tsx': { imports: ['/src/field.tsx', '/src/form.tsx'], length: LARGE },
    '/src/areas/office/desk.tsx': { imports: ['/src/field.tsx'] },
    '/src/field.tsx': {},
    '/src/form.tsx': {},
  })
  expect(files).toContainEqual(['field.tsx', 'form.tsx'])
})

test('what one page needs alone and is large comes with no other page', () => {
  const files = filesOf({
    '/src/pages/a.tsx': { imports: ['/src/field.tsx', '/src/table.tsx'] },
    '/src/pages/b.tsx': { imports: ['/src/field.tsx'], length: LARGE },
    '/src/field.tsx': { length: LARGE },
    '/src/table.tsx': { length: LARGE },
  })
  expect(files).toContainEqual(['field.tsx'])
  expect(files).toContainEqual(['pages/a.tsx', 'table.tsx'])
})

test('an icon that most pages show goes along with what all of them show', () => {
  const pages = ['a', 'b', 'c', 'd', 'e', 'f']
  const files = filesOf({
    ...Object.fromEntries(
      pages.map((page) => [
        `/src/pages/${page}.tsx`,
        { imports: page === 'f' ? ['/src/card.tsx'] : ['/src/card.tsx', '/src/icon.tsx'], length: LARGE },
      ]),
    ),
    '/src/card.tsx': { length: LARGE },
    '/src/icon.tsx': { length: 300 },
  })
  expect(files).toContainEqual(['card.tsx', 'icon.tsx'])
})

test('a dialog that is opened later stays out of the page that opens it', () => {
  const files = filesOf({
    '/src/pages/a.tsx': { late: ['/src/dialog.tsx'], length: LARGE },
    '/src/dialog.tsx': { imports: ['/src/steps.tsx'], length: LARGE },
    '/src/steps.tsx': { length: LARGE },
  })
  expect(files).toEqual([['pages/a.tsx']])
})

test('two files that a third stands between are not joined alone: they would wait for each other', () => {
  const pages = Object.fromEntries(
    ['a', 'b', 'c'].map((page) => [`/src/pages/${page}.tsx`, { imports: ['/src/top.tsx'], length: LARGE }]),
  )
  const others = Object.fromEntries(
    ['d', 'e', 'f', 'g', 'h', 'i'].map((page) => [
      `/src/pages/${page}.tsx`,
      { imports: ['/src/middle.tsx'], length: LARGE },
    ]),
  )
  const files = filesOf({
    ...pages,
    ...others,
    '/src/pages/j.tsx': { imports: ['/src/bottom.tsx'], length: LARGE },
    '/src/top.tsx': { imports: ['/src/middle.tsx'] },
    '/src/middle.tsx': { imports: ['/src/bottom.tsx'], length: LARGE },
    '/src/bottom.tsx': {},
  })
  const fileOf = (name: string) => files.findIndex((file) => file.includes(name))
  const [top, middle, bottom] = [fileOf('top.tsx'), fileOf('middle.tsx'), fileOf('bottom.tsx')]
  expect(top === bottom && top !== middle).toBe(false)
})

test('a circle of files is found, and two ways to the same file are none', () => {
  const square = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
  ])
  expect(findCircle(square)).toBeNull()
  expect(findCircle(new Map([...square, ['d', ['b']]]))).toEqual(['b', 'd', 'b'])
})
