import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  cacheDir: process.env.VITE_CACHE_DIR ?? 'node_modules/.vite',
  // The Hono server is the entry of the server bundle, so pages and API share one module graph (and one App).
  environments: { ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } } },
})
