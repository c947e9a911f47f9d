import { letting, type Offence, take } from './planted-code.ts'
import { roomOffences } from './planted-rooms.ts'
import { structuralOffences } from './planted-structure.ts'

const IMPORTS = 'eslint(no-restricted-imports)'
const jobs = 'src/areas/jobs/planted'

/**
 * Deliberate offences against the import rules, one per rule and way around it. `check-boundaries.ts` writes each into
 * a copy of the tree and expects oxlint to report exactly `rule` in `file`.
 */
export const offences: Offence[] = [
  {
    name: 'an area imports another area by alias',
    file: `${jobs}/by-alias.ts`,
    code: take('rent', '#areas/letting/apartments/rent.ts'),
    rule: IMPORTS,
  },
  {
    name: 'an area imports another area by ../../',
    file: `${jobs}/by-dots.ts`,
    code: take('rent', '../../letting/apartments/rent.ts'),
    rule: IMPORTS,
  },
  {
    name: 'a room is left by ../../ inside one area',
    file: `${letting}/deep/by-dots.ts`,
    code: take('rent', '../../apartments/rent.ts'),
    rule: IMPORTS,
  },
  {
    name: 'a listed area is entered past its public.server.ts',
    file: 'src/areas/tenant-services/planted/past-public.ts',
    code: take('apartments', '#areas/letting/apartments/repository.server.ts'),
    rule: IMPORTS,
  },
  {
    name: 'a pair that listedAreas does not list, by its public.server.ts',
    file: `${jobs}/unlisted-pair.ts`,
    code: take('apartments', '#areas/letting/public.server.ts'),
    rule: IMPORTS,
  },
  {
    name: 'the office enters an area past its public.server.ts',
    file: 'src/office/desk/planted/past-public.ts',
    code: take('apartments', '#areas/letting/apartments/repository.server.ts'),
    rule: IMPORTS,
  },
  {
    name: 'an area reads the list of kinds',
    file: `${jobs}/all-kinds.ts`,
    code: take('kinds', '#areas/kinds.ts'),
    rule: IMPORTS,
  },
  {
    name: 'an area reads the list of kinds of the server',
    file: `${letting}/all-kinds.server.ts`,
    code: take('eachFormKind', '#areas/kinds.server.ts'),
    rule: IMPORTS,
  },
  {
    name: 'an area reads the list of kinds by dots',
    file: 'src/areas/partners/all-kinds.ts',
    code: take('kinds', '../kinds.ts'),
    rule: IMPORTS,
  },
  {
    name: 'the list of kinds takes more of an area than its kinds',
    file: 'src/areas/planted.ts',
    code: take('rent', './letting/apartments/rent.ts'),
    rule: IMPORTS,
  },
  {
    name: 'a kind imports a server file',
    file: `${letting}/kind.ts`,
    code: take('apartments', '#areas/letting/apartments/repository.server.ts'),
    rule: IMPORTS,
  },
  {
    name: 'an area imports the office',
    file: `${letting}/to-office.ts`,
    code: take('inbox', '#office/public.server.ts'),
    rule: IMPORTS,
  },
  {
    name: 'a test imports another area',
    file: `${jobs}/rules.test.ts`,
    code: take('rent', '#areas/letting/apartments/rent.ts'),
    rule: IMPORTS,
  },
  {
    name: 'an area imports the shell',
    file: `${letting}/to-shell.tsx`,
    code: take('Header', '#shell/header.tsx'),
    rule: IMPORTS,
  },
  {
    name: 'an area imports server/ from its own level',
    file: 'src/areas/letting/to-server.ts',
    code: take('server', '../../server/app.ts'),
    rule: IMPORTS,
  },
  {
    name: 'an area imports server/ by alias',
    file: `${letting}/to-server.ts`,
    code: take('createSite', '#server/main.ts'),
    rule: IMPORTS,
  },
  {
    name: 'an area imports a migration',
    file: `${letting}/to-migration.server.ts`,
    code: take('up', '#db/migrations/0001-portfolio.ts'),
    rule: IMPORTS,
  },
  {
    name: 'platform imports the demo company',
    file: 'src/platform/planted/to-seed.server.ts',
    code: take('demo', '#db/seed/demo.ts'),
    rule: IMPORTS,
  },
  {
    name: 'the root document imports server/',
    file: 'src/planted.ts',
    code: take('server', './server/app.ts'),
    rule: IMPORTS,
  },
  {
    name: 'somebody imports the address book',
    file: `src/shell/to-routes.ts`,
    code: take('routes', '../routes.ts'),
    rule: IMPORTS,
  },
  {
    name: 'a component imports a server file',
    file: `${letting}/component.tsx`,
    code: take('apartments', '#areas/letting/apartments/repository.server.ts'),
    rule: IMPORTS,
  },
  {
    name: 'a component imports Node',
    file: `${letting}/node-component.tsx`,
    code: take('readFile', 'node:fs/promises'),
    rule: IMPORTS,
  },
  {
    name: 'Kysely outside a repository',
    file: `${letting}/submit.server.ts`,
    code: take('sql', 'kysely'),
    rule: IMPORTS,
  },
  {
    name: 'node:sqlite in a page',
    file: `${letting}/planted-page.tsx`,
    code: take('DatabaseSync', 'node:sqlite'),
    rule: IMPORTS,
  },
  {
    name: 'Kysely in a layout',
    file: `${letting}/planted-layout.tsx`,
    code: take('sql', 'kysely'),
    rule: IMPORTS,
  },
  {
    name: 'SQL in an API file',
    file: `${letting}/api.server.ts`,
    code: take('sql', 'kysely'),
    rule: IMPORTS,
  },
  {
    name: 'PostgreSQL in platform outside the database room',
    file: 'src/platform/planted/postgres.server.ts',
    code: take('Pool', 'pg'),
    rule: IMPORTS,
  },
  {
    name: 'Hono in a plain file',
    file: `${letting}/plain.ts`,
    code: take('Hono', 'hono'),
    rule: IMPORTS,
  },
  {
    name: 'Hono in a repository',
    file: `${letting}/repository.server.ts`,
    code: take('Hono', 'hono'),
    rule: IMPORTS,
  },
  {
    name: 'rules import the framework',
    file: `${letting}/rules.ts`,
    code: take('useState', 'react'),
    rule: IMPORTS,
  },
  {
    name: 'a schema imports a server file',
    file: `${letting}/schema.ts`,
    code: take('apartments', '#areas/letting/apartments/repository.server.ts'),
    rule: IMPORTS,
  },
  {
    name: 'texts import the router',
    file: `${letting}/texts.ts`,
    code: take('href', 'react-router'),
    rule: IMPORTS,
  },
  {
    name: 'ui imports forms',
    file: 'src/ui/planted/to-forms.tsx',
    code: take('Field', '#forms/field.tsx'),
    rule: IMPORTS,
  },
  {
    name: 'ui imports platform',
    file: 'src/ui/planted/to-platform.tsx',
    code: take('fetchApi', '#platform/api-client.ts'),
    rule: IMPORTS,
  },
  {
    name: 'values import a room',
    file: 'src/values/planted/to-platform.ts',
    code: take('fetchApi', '#platform/api-client.ts'),
    rule: IMPORTS,
  },
  {
    name: 'forms import an area',
    file: 'src/forms/planted/to-area.tsx',
    code: take('rent', '#areas/letting/apartments/rent.ts'),
    rule: IMPORTS,
  },
  {
    name: 'platform imports an area',
    file: 'src/platform/planted/to-area.ts',
    code: take('rent', '#areas/letting/apartments/rent.ts'),
    rule: IMPORTS,
  },
  {
    name: 'platform imports ui',
    file: 'src/platform/planted/to-ui.ts',
    code: take('Button', '#ui/button/button.tsx'),
    rule: IMPORTS,
  },
  {
    name: 'the shell imports an area',
    file: 'src/shell/to-area.tsx',
    code: take('rent', '#areas/letting/apartments/rent.ts'),
    rule: IMPORTS,
  },
  ...structuralOffences,
  ...roomOffences,
]

/** Queries written where only `db` is imported: no import rule sees them, so `check-boundaries.ts` reads the text. */
export const plantedQueries: Record<string, string> = {
  [`${letting}/query.server.ts`]: `export const all = (app: App) => app.db.selectFrom('apartments').selectAll().execute()\n`,
  'src/platform/planted/query.server.ts': `export const wipe = (db: Db) => db\n  .deleteFrom('apartments')\n  .execute()\n`,
}
