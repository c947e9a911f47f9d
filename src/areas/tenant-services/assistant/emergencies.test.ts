import { expect, test } from 'vitest'
import { dangerIn } from './emergencies.ts'

test.each([
  ['Ich rieche Gas', 'Es riecht nach Gas'],
  ['Hier stinkt es nach Gas, die Gastherme zischt', 'Es riecht nach Gas'],
  ['Es riecht nach faulen Eiern', 'Es riecht nach Gas'],
  ['FEUER', 'Es brennt oder raucht'],
  ['Die Steckdose raucht', 'Es brennt oder raucht'],
  ['Es riecht verschmort', 'Es brennt oder raucht'],
  ['Funken aus der Steckdose', 'Es brennt oder raucht'],
  ['Der CO-Melder piept', 'Es brennt oder raucht'],
  ['Kind hat sich vergiftet', 'Ein Mensch ist in Gefahr'],
  ['Mein Nachbar bedroht mich', 'Sie werden bedroht, oder jemand bricht ein'],
  ['Wasser tropft von der Decke', 'Wasser läuft aus'],
  ['Die Waschmaschine ist ausgelaufen', 'Wasser läuft aus'],
  ['Keller steht unter Wasser', 'Wasser läuft aus'],
  ['Im Lift eingeschlossen', 'Sie stecken im Aufzug fest'],
])('„%s“ is danger: %s', (question, title) => {
  expect(dangerIn(question)?.title).toBe(title)
})

test.each([
  'Gasanbieter wechseln',
  'Feuerlöscher im Flur',
  'Wie verhalte ich mich bei Feuer?',
  'Der Aufzug ist kaputt',
])('„%s“ is a question like any other', (question) => {
  expect(dangerIn(question)).toBeNull()
})
