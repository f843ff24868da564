import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const SERVER = process.env['ELDORADO_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: '../src/eldorado/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The service worker stands beside the page, under a name that stays.
      input: { index: 'index.html', worker: 'src/offline/worker.ts' },
      output: { entryFileNames: (entry) => (entry.name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } }, fs: { allow: ['..'] } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'] },
})
