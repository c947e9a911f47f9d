import type { FileRule } from '#values/file-rule.ts'
import { type Limits, ruleOf } from './file-rules.ts'

/** MP4 and WebM; kept as they come, so what a browser plays is up to who made them. In a file of its own: no visitor's form takes one. */
export function videoFile(limits: Limits): FileRule {
  return ruleOf('video', ['mp4', 'webm'], limits, {
    is: 'kein Video im Format MP4 oder WEBM',
    type: 'Bitte wählen Sie ein Video mit der Endung MP4 oder WEBM.',
    one: 'ein kürzeres oder stärker verkleinertes Video',
    only: 'nur ein Video',
    many: 'Videos',
    other: 'ein anderes Video',
  })
}
