process.argv.push('--dev')
await import('../server.ts')
