import type { TestProject } from 'vitest/node'
import {
  createTemplate,
  dropTemplate,
  type PostgresTemplate,
} from '../../src/platform/database/test-postgres.server.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface is merged with Vitest's own
  interface ProvidedContext {
    postgres?: PostgresTemplate
  }
}

const url = process.env.TEST_DATABASE_URL
let template: PostgresTemplate | undefined

/** Before the tests on PostgreSQL: one migrated template for all of them. */
export async function setup(project: TestProject): Promise<void> {
  if (!url) return
  template = await createTemplate(url)
  project.provide('postgres', template)
}

export async function teardown(): Promise<void> {
  if (url && template) await dropTemplate(url, template)
}
