import { isOffered, offers } from '#company/offered.ts'
import { site } from '#site'
import { MOST_PICTURES } from '#values/chosen-files.ts'
import { type Read, reads } from './reads.ts'
import { type JsonSchema, ref, shapes } from './shapes.ts'
import { type StoredRequest, requests } from './describe-form.server.ts'

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const refused = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem') } },
})

/** The API as an OpenAPI 3.1 document. `siteUrl` without a slash at its end. */
export function openApiDocument(siteUrl: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `Schnittstelle von ${site.brand}`,
      version: '1.0.0',
      description:
        'Lesen: JSON mit ETag, höchstens 300 Anfragen in der Minute. Senden: JSON oder Formular; derselbe Idempotency-Key mit demselben Inhalt gibt dieselbe Antwort und speichert nichts doppelt, mit anderem Inhalt wird er abgelehnt (422).',
    },
    servers: [{ url: `${siteUrl}/api` }],
    paths: {
      ...Object.fromEntries(offeredReads().map((read) => [read.path, { get: readOperation(read) }])),
      ...(offers('assistant') && { '/assistant': { post: questionOperation() } }),
      ...Object.fromEntries(requests().map((each) => [each.kind.api.path, { post: submitOperation(each) }])),
    } as Record<string, object>,
    components: { schemas: shapes },
  }
}

function readOperation({ path, summary, query = {}, required, answer }: Read) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: name === required,
    schema,
  }))
  return {
    summary,
    operationId: `get${operationName(path)}`,
    parameters: [...inPath, ...inQuery],
    responses: {
      200: { description: 'Gefunden', content: json(answer) },
      304: { description: 'Unverändert (If-None-Match)' },
      ...(required && { 400: refused(`Es fehlt „${required}“.`) }),
      ...((inPath.length > 0 || path === '/get-google-maps-key') && { 404: refused('Das gibt es nicht.') }),
      429: refused('Zu viele Anfragen; Retry-After nennt die Wartezeit.'),
    },
  }
}

const joined = `; höchstens ${MOST_PICTURES} Bilder, zusammen so groß, werden ein PDF und zählen als eine Datei`

function submitOperation({ body, kind }: StoredRequest) {
  const { path, summary } = kind.api
  const files = Object.entries(kind.files ?? {}).map(([name, { atMost, maxBytes, extensions, pictures }]) => {
    const file = {
      type: 'string',
      format: 'binary',
      description: `${extensions.join(', ')}; höchstens ${maxBytes} Bytes${pictures ? joined : ''}`,
    }
    const most = pictures ? atMost - 1 + MOST_PICTURES : atMost
    return [name, most === 1 ? file : { type: 'array', maxItems: most, items: file }] as const
  })
  const withFiles = { allOf: [body, { type: 'object', properties: Object.fromEntries(files) }] }
  return {
    summary,
    operationId: `post${operationName(path)}`,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: 'Eine für jede Einsendung neue, zufällige Kennung',
        schema: { type: 'string' },
      },
    ],
    requestBody: {
      required: true,
      description: `Höchstens ${kind.maxBytes} Bytes. Unbekannte Felder werden nicht gespeichert.`,
      content: { ...json(body), 'multipart/form-data': { schema: files.length > 0 ? withFiles : body } },
    },
    responses: {
      201: {
        description: 'Gespeichert',
        headers: {
          Location: {
            description:
              'Die Seite des Vorgangs für den Absender. Wer die Adresse kennt, kann sie öffnen. Fehlt, wenn es keine gibt.',
            schema: { type: 'string', format: 'uri-reference' },
          },
        },
        content: json({
          type: 'object',
          properties: { reference: { type: 'string', examples: ['7K42-PXR8'] } },
          required: ['reference'],
        }),
      },
      400: refused('Die Anfrage ist nicht lesbar.'),
      409: refused('Fachlich abgelehnt, zum Beispiel weil die Wohnung vergeben ist.'),
      413: refused('Zu groß'),
      415: refused('Falsches Format'),
      422: refused('Angaben fehlen oder sind falsch; `errors` nennt sie Feld für Feld.'),
      429: refused('Zu viele Einsendungen; Retry-After nennt die Wartezeit.'),
    },
  }
}

function questionOperation() {
  const question = { type: 'string', minLength: 1 }
  return {
    summary: 'Eine Frage an den Assistenten; jede Zeile der Antwort ist ein Ereignis. Nichts davon wird gespeichert.',
    operationId: 'postAssistant',
    parameters: [],
    requestBody: {
      required: true,
      description: 'Nur JSON',
      content: json({ type: 'object', properties: { question }, required: ['question'] }),
    },
    responses: {
      200: { description: 'Antwort in Zeilen', content: { 'application/x-ndjson': { schema: { type: 'object' } } } },
      413: refused('Zu lang'),
      415: refused('Falsches Format'),
      422: refused('Die Frage fehlt.'),
      429: refused('Zu viele Fragen; Retry-After nennt die Wartezeit.'),
    },
  }
}

/** Those of a part that the company leaves out answer nobody. */
const offeredReads = () => reads.filter(({ path }) => isOffered(`/api${path}`))

/** `/help/categories/{slug}/articles` → `HelpCategoriesSlugArticles` */
function operationName(path: string): string {
  return path
    .replaceAll(/(?<![^a-z])[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/[^a-z]/gi, '')
}
