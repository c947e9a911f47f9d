import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './words.en.ts'
import { pl } from './pl.ts'
import { ro } from './ro.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import type { ForeignWords, Words } from './words.ts'

/** The languages that are understood besides ours, as `lang` has them. A further one is its file, and its name here. */
export const foreignWords = { en, uk, ru, pl, tr, ro, ar } satisfies Readonly<Record<string, ForeignWords>>

export type Language = 'de' | keyof typeof foreignWords

export const isLanguage = (name: string): name is Language => name === 'de' || Object.hasOwn(foreignWords, name)

/** Finds the words of a language. */
export const wordsIn = (language: Language): Words => (language === 'de' ? de : foreignWords[language])

export const everyWords: readonly Words[] = [de, ...Object.values(foreignWords)]
