import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './command.ts'
import type { StepResult } from './step.ts'
import { onlyWhenChanged } from './unchanged.ts'

const good: StepResult = { passed: 1, failed: 0 }
const bad: StepResult = { passed: 0, failed: 1 }

/** A step of its own name, run on trees one after another; says on how many of them it ran. */
async function ranOn(trees: (string | null)[], result: StepResult): Promise<number> {
  const name = `test-${randomUUID()}`
  onTestFinished(() => rm(path.join(root, 'node_modules/.cache/checks', name), { force: true }))
  let ran = 0
  for (const tree of trees) {
    const step = async () => {
      ran += 1
      return result
    }
    const found = await onlyWhenChanged(name, step, async () => tree)
    expect(found).toMatchObject({ passed: result.passed, failed: result.failed })
  }
  return ran
}

test('what passed on this very tree is not run again, what passed on another one is', async () => {
  expect(await ranOn(['one', 'one', 'one'], good)).toBe(1)
  expect(await ranOn(['one', 'other', 'one'], good)).toBe(3)
})

test('what failed is run again, and so is everything where nobody knows the tree', async () => {
  expect(await ranOn(['one', 'one'], bad)).toBe(2)
  expect(await ranOn([null, null], good)).toBe(2)
})

test('a tree that changes while the step runs proves nothing', async () => {
  const name = `test-${randomUUID()}`
  onTestFinished(() => rm(path.join(root, 'node_modules/.cache/checks', name), { force: true }))
  let tree = 0
  const changing = async () => String((tree += 1))
  await onlyWhenChanged(name, async () => good, changing)
  expect(
    await onlyWhenChanged(
      name,
      async () => good,
      async () => '1',
    ),
  ).not.toHaveProperty('notes')
})
