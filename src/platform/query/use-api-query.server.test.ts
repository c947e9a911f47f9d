import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useApiQuery } from './use-api-query.ts'

function Page() {
  const answer = useApiQuery({ queryKey: ['page'], queryFn: () => Promise.resolve(''), initialData: 'Vom Server' })
  return createElement('p', null, answer.data)
}

test('a page that the server rendered leaves no timer behind, which would keep its data in memory', () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = timers()
  expect(renderToString(createElement(Page))).toBe('<p>Vom Server</p>')
  expect(timers()).toBe(before)
})
