import { execFileSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { applyFolder } from './apply-folder.server.ts'
import { exampleFiles, exampleFolder } from './example-folder.ts'
import { readFolder } from './read-folder.server.ts'

async function faultsOf(folder: string): Promise<string[]> {
  const { faults } = await applyFolder(await testApp(), await readFolder(folder), { replace: false, isTrial: false })
  return faults.map(({ file, line, text }) => `${file}:${line}: ${text}`)
}

test('what other systems leave in a folder is passed by, and their line ends and marks are read', async () => {
  const folder = await exampleFolder({
    'orte/neustadt.yaml': '\uFEFFname: Neustadt\r\ndescription: Am Fluss\r\n',
    '.DS_Store': 'x',
    'desktop.ini': 'x',
    '__MACOSX/._firma.yaml': 'x',
    'orte/._neustadt.yaml': 'x',
    'bilder/Thumbs.db': 'x',
    'bilder/@eaDir/haus.webp': 'x',
  })
  expect(await faultsOf(folder)).toEqual([])
})

test('names that are one name on another system are said, and which of them counts is not left to chance', async () => {
  const picture = (await exampleFiles())['bilder/haus.webp'] ?? ''
  const folder = await exampleFolder({
    'orte/Neustadt.yaml': 'name: Altstadt\n',
    'bilder/K\u00fcche.webp': picture,
    'bilder/Ku\u0308che.webp': picture,
    'bilder/k.yaml': 'file: K\u00fcche.webp\nproperty_id: lindenweg-3\nalt_text: Die Küche\n',
  })
  const twice = 'Diesen Namen gibt es hier schon, nur anders geschrieben; auf anderen Rechnern wäre es dieselbe Datei.'
  expect(await faultsOf(folder)).toEqual([
    expect.stringMatching(/^bilder\/K.*che\.webp:1: /),
    expect.stringContaining('Ort oder Viertel: „neustadt“ gibt es weder'),
    `orte/neustadt.yaml:1: ${twice}`,
  ])
})

test('a picture whose umlauts macOS took apart is found by the name that people write', async () => {
  const picture = (await exampleFiles())['bilder/haus.webp'] ?? ''
  const yaml = 'file: K\u00fcche.webp\nproperty_id: lindenweg-3\nalt_text: Die Küche\n'
  expect(await faultsOf(await exampleFolder({ 'bilder/Ku\u0308che.webp': picture, 'bilder/k.yaml': yaml }))).toEqual([])
})

test('a pipe is not waited for', async () => {
  const folder = await exampleFolder({ 'orte/neustadt.yaml': null })
  execFileSync('mkfifo', [path.join(folder, 'orte/neustadt.yaml'), path.join(folder, 'bilder/endlos.webp')])
  const noLink = 'Hier werden nur gewöhnliche Dateien und Ordner gelesen, keine Links.'
  const faults = await faultsOf(folder)
  expect(faults).toContain(`orte/neustadt.yaml:1: ${noLink}`)
  expect(faults).toContain(`bilder/endlos.webp:1: ${noLink}`)
})

test('twenty thousand files that nobody names are each said', async () => {
  const folder = await exampleFolder()
  for (let number = 0; number < 20_000; number++)
    closeSync(openSync(path.join(folder, `bilder/IMG_${number}.jpg`), 'w'))
  expect(await faultsOf(folder)).toHaveLength(20_000)
})
