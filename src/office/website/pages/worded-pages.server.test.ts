import { expect, test } from 'vitest'
import { shownAtOnce } from '#company/current.server.ts'
import { previewedPages } from '#office/frame/access/addresses.ts'
import { wordPages } from './content-kind.server.ts'

const ids = wordPages.map(({ id }) => id)

test('every page whose words are changed has a preview, and no other', () => {
  expect(previewedPages.toSorted()).toEqual(ids.toSorted())
})

test('pages whose words come with the facts are pages', () => {
  expect(shownAtOnce.filter((id) => !ids.includes(id))).toEqual([])
})
