/** The languages that are understood, as `lang` has them. Ours is the first. */
export const languages = ['de', 'en', 'uk', 'ru', 'pl', 'tr', 'ro', 'ar'] as const

export type Language = (typeof languages)[number]

export const isLanguage = (name: string): name is Language => languages.some((language) => language === name)

/** Which way a language is written. */
export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr')
