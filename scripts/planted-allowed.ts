import { letting, take } from './planted-code.ts'

/** Imports that must stay allowed, so that the rules are not merely strict. */
export const allowedImports: Record<string, string> = {
  'src/areas/tenant-services/planted/by-public.server.ts': take('apartments', '#areas/letting/public.server.ts'),
  'src/office/desk/planted/by-public.server.ts': take('apartments', '#areas/letting/public.server.ts'),
  [`${letting}/own-planted-layout.tsx`]: take('apartments', '#areas/letting/apartments/repository.server.ts'),
  [`${letting}/own-planted-page.tsx`]: take('apartments', '#areas/letting/apartments/repository.server.ts'),
  [`${letting}/typed.tsx`]: `import type { App } from '#platform/app.server.ts'\nexport type Planted = App\n`,
  [`${letting}/own/repository.server.ts`]: take('sql', 'kysely'),
  [`${letting}/own/api.server.ts`]: take('Hono', 'hono'),
}
