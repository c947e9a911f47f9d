import type { KnipConfig } from 'knip'

export default {
  entry: [
    'scripts/*.ts',
    'scripts/bench/*-process.ts',
    'scripts/bench/bare-server.ts',
    'server.ts',
    'src/server/main.ts',
    'db/seed/picture-process.ts',
    'tests/support/*.ts',
    'tests/site/*.ts',
    'src/platform/database/sqlite/write-worker.ts',
    'src/areas/letting/expose/draw-worker.ts',
    'src/office/website/portfolio-files/read-worker.ts',
    'src/requests/incoming-mail/parse-worker.ts',
    'tests/proxy/*.ts',
    'tests/proxy/harness/proxies.ts',
    'tests/faults/*.ts',
    'tests/hostile/{budget,generated,large-texts}.ts',
    'tests/operations/*.ts',
    'tests/containers/*.ts',
    'tests/containers/harness/try-services.ts',
    'tests/containers/stand-ins/storage.ts',
    'tests/faults/harness/shifted-clock.ts',
    'tests/faults/harness/hanging-disk.ts',
    'tests/faults/harness/ending-writer.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'scripts/**/*.ts', 'db/**/*.ts', 'tests/**/*.ts', '*.ts'],
  // Knip expects it of every React Router site; our src/entry.server.tsx treats programs like people.
  // Biome is started by its path in `npm run format`.
  ignoreDependencies: ['isbot', '@biomejs/biome'],
  // Linux's own; where they may not be used, the faults are made in another way. One made a test's photo, once; a checker of PDFs is used where it is.
  ignoreBinaries: ['mkfifo', 'mount', 'setpriv', 'pg_dump', 'unshare', 'heif-enc', 'verapdf'],
  ignoreExportsUsedInFile: true,
  // Read through the namespaces of db/migrations.ts.
  ignoreIssues: { 'db/migrations/*.ts': ['exports'] },
} satisfies KnipConfig
