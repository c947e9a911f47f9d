// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rememberInput, replayInput } from './keep-input.ts'

afterEach(cleanup)
beforeEach(() => document.documentElement.removeAttribute('data-hydrated'))

function Choices() {
  const [isTicked, setTicked] = useState(false)
  const [town, setTown] = useState('')
  return (
    <form>
      <input type="checkbox" aria-label="Internet" checked={isTicked} onChange={() => setTicked(!isTicked)} />
      <select aria-label="Ort" value={town} onChange={(event) => setTown(event.currentTarget.value)}>
        <option value="">Alle Orte</option>
        <option>Rhens</option>
      </select>
      <output>{`${isTicked} ${town}`}</output>
    </form>
  )
}

test('what was ticked and chosen before the script came is told to it afterwards', () => {
  document.body.innerHTML = `<div><div id="part">
    <input type="checkbox" id="tick"><select id="town"><option value="">Alle Orte</option><option>Rhens</option></select>
  </div></div>`
  const tick = document.querySelector<HTMLInputElement>('#tick')!
  const town = document.querySelector<HTMLSelectElement>('#town')!
  tick.click()
  town.value = 'Rhens'
  rememberInput()
  const heard: string[] = []
  tick.addEventListener('change', () => heard.push(`tick ${tick.checked}`))
  town.addEventListener('change', () => heard.push(`town ${town.value}`))

  replayInput(document.body)

  expect(heard).toEqual(['tick true', 'town Rhens'])
})

test('of several radio buttons the chosen one stays chosen, whichever was remembered first', () => {
  document.body.innerHTML = `<div>
    <input type="radio" name="urgency" id="medium" checked><input type="radio" name="urgency" id="emergency">
  </div>`
  const emergency = document.querySelector<HTMLInputElement>('#emergency')!
  emergency.click()
  rememberInput()

  replayInput(document.body)

  expect(emergency.checked).toBe(true)
})

test('a part that React controls follows the replayed choice', () => {
  const { container } = render(<Choices />)
  const tick = screen.getByLabelText<HTMLInputElement>('Internet')
  const town = screen.getByLabelText<HTMLSelectElement>('Ort')
  // As after hydration: the document was changed, and React did not hear of it.
  tick.checked = true
  town.value = 'Rhens'
  rememberInput()
  fireEvent(container, new Event('ready'))

  replayInput(container)

  expect(screen.getByText('true Rhens')).toBeTruthy()
})
