import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { chunks } from './bundling/chunks.ts'
import { early, press, words } from './bundling/plugins.ts'

const SERVER = process.env['ELDORADO_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), words(), early('src/start.ts'), press()],
  base: './',
  build: {
    outDir: '../src/eldorado/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The service worker stands beside the page, under a name that stays.
      input: { index: 'index.html', worker: 'src/offline/worker.ts' },
      output: {
        entryFileNames: (entry) => (entry.name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: chunks(import.meta.dirname), debugName: 'chunks' }] },
      },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // A test that needs a page's window asks for one in its first line: making it takes longer than most tests.
  test: { environment: 'node', include: ['test/**/*.test.ts'] },
})
