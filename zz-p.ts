import { phoneOf } from '/work/trees/cards/src/company/site-of.ts'
console.log(['+49 (0)2628 7998021','02628 / 7998021','0049 2628 7998021'].map(phoneOf))
