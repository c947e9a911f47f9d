export { aboutWords } from './about/words.ts'
export { contactWords } from './contact/words.ts'
