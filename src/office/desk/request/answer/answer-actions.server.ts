import type { RequestAction } from '../action-tools.server.ts'
import { dropDraft, insertTemplate, previewAnswer, saveDraft } from './compose-actions.server.ts'
import { sendAgain, sendAndClose, sendAndWait, sendAnswer, voidLink } from './send-actions.server.ts'
import { wordTable } from '#platform/word-table.ts'

/** Maps each `intent` of the answer's forms to its action. */
export const answerIntents = wordTable<(given: RequestAction) => Promise<unknown>>({
  'antwort-vorlage': insertTemplate,
  'antwort-entwurf': saveDraft,
  'antwort-verwerfen': dropDraft,
  'antwort-vorschau': previewAnswer,
  'antwort-senden': sendAnswer,
  'antwort-erledigen': sendAndClose,
  'antwort-warten': sendAndWait,
  'erneut-senden': sendAgain,
  'link-sperren': voidLink,
})
