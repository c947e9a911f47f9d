// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../api-client.ts'
import { useApiQuery } from './use-api-query.ts'

afterEach(cleanup)

type Props = { id: string; read: (id: string) => Promise<string>; initialData?: string; keepsPrevious?: boolean }

function Page({ id, read, initialData, keepsPrevious = false }: Props) {
  const answer = useApiQuery({ queryKey: ['page', id], queryFn: () => read(id), initialData, keepsPrevious })
  if (answer.isError) return <p>Fehler: {answer.error?.message}</p>
  if (answer.isLoading) return <p>Wird geladen</p>
  return (
    <p>
      {answer.data}
      {answer.isPlaceholderData && ' (bisher)'}
    </p>
  )
}

test('what the server rendered is shown without a read', () => {
  const read = () => Promise.reject(new Error('read'))
  render(<Page id="rendered" read={read} initialData="Vom Server" />)
  expect(screen.getByText('Vom Server')).toBeTruthy()
})

test('without it the page says that it loads, then shows the answer', async () => {
  render(<Page id="fresh" read={() => Promise.resolve('Gelesen')} />)
  expect(screen.getByText('Wird geladen')).toBeTruthy()
  expect(await screen.findByText('Gelesen')).toBeTruthy()
})

test('what is kept is shown at once on coming back, without a moment of waiting', async () => {
  const first = render(<Page id="again" read={() => Promise.resolve('Gelesen')} />)
  await screen.findByText('Gelesen')
  first.unmount()
  render(<Page id="again" read={() => Promise.resolve('Gelesen')} />)
  expect(screen.getByText('Gelesen')).toBeTruthy()
})

test('what was rendered once is kept for coming back', async () => {
  const first = render(<Page id="kept" read={() => Promise.reject(new Error('read'))} initialData="Vom Server" />)
  first.unmount()
  render(<Page id="kept" read={() => Promise.reject(new Error('read'))} />)
  expect(await screen.findByText('Vom Server')).toBeTruthy()
})

test('a refusal is shown at once', async () => {
  render(<Page id="refused" read={() => Promise.reject(new ApiError(404, 'Gibt es nicht'))} />)
  expect(await screen.findByText('Fehler: Gibt es nicht')).toBeTruthy()
})

test('with other filters the old answer stays until the new one is there', async () => {
  let answer = (_text: string) => {}
  const later = new Promise<string>((resolve) => {
    answer = resolve
  })
  const page = render(<Page id="one" read={() => later} initialData="Eins" keepsPrevious />)
  page.rerender(<Page id="two" read={() => later} keepsPrevious />)
  expect(screen.getByText('Eins (bisher)')).toBeTruthy()
  answer('Zwei')
  expect(await screen.findByText('Zwei')).toBeTruthy()
})
