import type { Language } from '../language.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './words.en.ts'
import { pl } from './pl.ts'
import { ro } from './ro.ts'
import { ru } from './ru.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import type { ForeignWords, Words } from './words.ts'

export const foreignWords: Record<Exclude<Language, 'de'>, ForeignWords> = { en, uk, ru, pl, tr, ro, ar }

/** Finds the words of a language. */
export const wordsIn = (language: Language): Words => (language === 'de' ? de : foreignWords[language])
