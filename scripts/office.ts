import { runOffice } from '#server/cli/run-office.server.ts'

/** `npm run office -- …`: the operator's tool. Its commands live in src/server/cli. */
process.umask(0o077)
// `office … | head` closes our output early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await runOffice(process.argv.slice(2), process.env, {
  out: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
  error: (text) => void process.stderr.write(text),
})
