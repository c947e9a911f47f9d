import { expect, test, vi } from 'vitest'
import { commandStep, Ledger, type StepResult } from './step.ts'

const step = (name: string, result: StepResult) => ({ name, run: async () => result })

function quietLedger() {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  return { ledger: new Ledger(), said }
}

test('steps add up, and a step that fails does not stop the next', async () => {
  const { ledger, said } = quietLedger()
  await ledger.runAll([step('bad', { passed: 2, failed: 1, output: 'why' }), step('good', { passed: 3, failed: 0 })])
  expect([ledger.passed, ledger.failed]).toEqual([5, 1])
  expect(said.join('\n')).toContain('    why')
})

test('a step that counted nothing is a failure', async () => {
  const { ledger } = quietLedger()
  await ledger.runAll([step('empty', { passed: 0, failed: 0 })])
  expect(ledger.failed).toBe(1)
})

test('a step that throws is a failure and says why', async () => {
  const { ledger, said } = quietLedger()
  await ledger.runAll([{ name: 'broken', run: () => Promise.reject(new Error('no disk')) }])
  expect(ledger.failed).toBe(1)
  expect(said.join('\n')).toContain('no disk')
})

test('a program counts as one, by its exit code', async () => {
  expect(await commandStep('ok', 'node', ['-e', '']).run()).toMatchObject({ passed: 1, failed: 0 })
  expect(await commandStep('bad', 'node', ['-e', 'process.exit(3)']).run()).toMatchObject({ passed: 0, failed: 1 })
  expect(await commandStep('missing', 'no-such-program', []).run()).toMatchObject({ passed: 0, failed: 1 })
})

test('a program that counts by itself is believed, unless its exit code says otherwise', async () => {
  const says = (line: string, code: number) => ['-e', `console.log('${line}'); process.exitCode = ${code}`]
  expect(await commandStep('a', 'node', says('5 passed, 0 failed', 0)).run()).toMatchObject({ passed: 5, failed: 0 })
  expect(await commandStep('b', 'node', says('4 passed, 2 failed', 1)).run()).toMatchObject({ passed: 4, failed: 2 })
  expect(await commandStep('c', 'node', says('5 passed, 0 failed', 1)).run()).toMatchObject({ passed: 0, failed: 1 })
})

test('a table that a program prints is shown, whatever it counted', async () => {
  const table = await commandStep('t', 'node', ['-e', "console.log('so\\n| a | b |\\n1 passed, 0 failed')"]).run()
  expect(table.notes).toEqual(['| a | b |'])
})

test('the files that took longest are named first, over all steps', async () => {
  const { ledger } = quietLedger()
  const file = (name: string, seconds: number) => ({ name, seconds })
  await ledger.runAll([
    step('one', { passed: 1, failed: 0, files: [file('quick', 1), file('slow', 9)] }),
    step('two', { passed: 1, failed: 0, files: [file('middling', 3)] }),
  ])
  expect(ledger.slowest(2)).toEqual([file('slow', 9), file('middling', 3)])
})
