export { assistantWords } from './assistant/words.ts'
export { damageWords } from './damage-report/words.ts'
export { keyLossWords } from './key-loss/words.ts'
export { certificateWords } from './rent-certificate/words.ts'
