import { Hono } from 'hono'
import type { App } from '#platform/app.server.ts'
import { keptByVersion } from '#platform/database/content-version.server.ts'
import { escapeMarkup } from '#platform/escape-markup.ts'
import { site } from '#site'
import { openApiDocument } from './document.server.ts'
import type { JsonSchema } from './shapes.ts'

type Document = ReturnType<typeof openApiDocument>
type Operation = {
  summary: string
  parameters: { name?: string | undefined; in: string; description?: string; schema: JsonSchema }[]
  requestBody?: { description: string; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>
}

/** The same document for people: one page without a script. */
export function docsPage({ info, servers, paths, components }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation as Operation)),
  )
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<section id="${name}"><h3>${name}</h3>${fieldsHtml(schema)}</section>`,
  )
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(info.title)} | ${escapeMarkup(site.brand)}</title>
<link rel="stylesheet" href="/schnittstelle.css">
</head>
<body>
<main>
<h1>${escapeMarkup(info.title)}</h1>
<p>${escapeMarkup(info.description)}</p>
<p>Grundadresse: <code>${escapeMarkup(servers[0]?.url ?? '')}</code> · Maschinenlesbar: <a href="/api/openapi.json">OpenAPI 3.1</a> · <a href="/">Zur Website</a></p>
<h2>Adressen</h2>
${operations.join('\n')}
<h2>Antworten</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    ({ name = '', in: place, schema }) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${typeHtml(schema)}</td></tr>`,
  )
  const body = operation.requestBody
  const answers = Object.entries(operation.responses).map(([status, { description, content }]) => {
    const schema = Object.values(content ?? {})[0]?.schema
    return `<li><strong>${status}</strong> ${escapeMarkup(description)}${schema ? `: ${typeHtml(schema)}` : ''}</li>`
  })
  return `<section>
<h3><span class="method">${method.toUpperCase()}</span> <code>/api${escapeMarkup(path)}</code></h3>
<p>${escapeMarkup(operation.summary)}</p>
${parameters.length > 0 ? `<table><caption>Parameter</caption>${parameters.join('')}</table>` : ''}
${body ? `<p>${escapeMarkup(body.description)}</p>${fieldsHtml((body.content['multipart/form-data'] ?? body.content['application/json'])?.schema ?? {})}` : ''}
<ul>${answers.join('')}</ul>
</section>`
}

function fieldsHtml(schema: JsonSchema): string {
  const parts = (schema.allOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (parts) return parts.map(fieldsHtml).join('')
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const required = new Set((schema.required ?? []) as string[])
  if (properties.length === 0) return ''
  const rows = properties.map(
    ([name, field]) =>
      `<tr><th scope="row"><code>${escapeMarkup(name)}</code></th><td>${typeHtml(field)}</td><td>${required.has(name) ? 'immer' : ''}</td><td>${escapeMarkup(String(field.description ?? ''))}</td></tr>`,
  )
  return `<table><caption>Felder</caption>${rows.join('')}</table>`
}

function typeHtml(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return `<a href="#${name}">${name}</a>`
  }
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((each: JsonSchema) => typeHtml(each)).join(' | ')
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `<code>${escapeMarkup(String(value))}</code>`).join(' | ')
  if ('const' in schema) return `<code>${escapeMarkup(JSON.stringify(schema.const))}</code>`
  if (schema.type === 'array') return `Liste von ${typeHtml((schema.items ?? {}) as JsonSchema)}`
  const items = (schema.properties as Record<string, JsonSchema> | undefined)?.items
  if (items) return typeHtml(items)
  const names = Array.isArray(schema.type) ? schema.type.join(' | ') : String(schema.type ?? 'beliebig')
  return escapeMarkup(schema.format ? `${names} (${String(schema.format)})` : names)
}

/** `GET /api/openapi.json`, and the same to read at `/api/docs`. Made once for all that the company says of itself. */
export function openApi(app: App) {
  const kept = keptByVersion<Document>(1)
  const document = () => kept(app.db, 'open-api', async () => openApiDocument(app.config.siteUrl))
  return new Hono()
    .get('/openapi.json', async (c) => c.json(await document()))
    .get('/docs', async (c) => c.html(docsPage(await document())))
}
