import { expect, test } from 'vitest'
import { cleanSentence, citedIn } from './clean-sentence.ts'

const clean = (sentence: string) => cleanSentence(sentence, new Set([1, 2, 3]))

test('citations come out as one form, and only those that exist', () => {
  expect(clean('Ja [1, 2], auch [Quelle 3] und 【2†S. 4】.')).toBe('Ja [1][2], auch [3] und [2].')
  expect(clean('Nein [7] und [12].')).toBe('Nein und.')
  expect(citedIn('Ja [1][2], auch [1].')).toEqual([1, 2])
})

test('links, tags, marks and invisible characters do not come through', () => {
  expect(clean('Siehe [hier](https://boese.example/x) oder https://boese.example [1].')).toBe('Siehe hier oder [1].')
  expect(clean('<a href="https://boese.example">Klick</a><script>alert(1)</script> [2]')).toBe('Klickalert(1) [2]')
  expect(clean('![Bild](https://boese.example/pixel.png) Text')).toBe('Bild Text')
  expect(clean('## **Wichtig:** `Text`\n- Punkt [1]\u202E\u0007')).toBe('Wichtig: Text\n• Punkt [1]')
  expect(clean('www.boese.example ist [unser] Partner')).toBe(' ist unser Partner')
})
