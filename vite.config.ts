import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './scripts/build/chunks';
import { noCircles } from './scripts/build/no-circles';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** The browser application: built to dist/web, served in development with the API proxied to the local server. */
export default defineConfig({
  plugins: [react({ compiler: true }), noCircles()],
  resolve: { alias: { 'jsonexport/dist/index.js': `${import.meta.dirname}/scripts/build/no-csv.ts` } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    // What imports what, for the worker's list of files.
    manifest: true,
    // Every resource is a chunk of its own; a page asks for the few it needs, so nothing is preloaded by guess.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Beside the application, the page that the identity provider's answers come to.
      input: ['index.html', 'redirect.html'],
      output: {
        // The first script names the others, and hashes do not compress: one character less of each counts.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(import.meta.dirname), debugName: 'parts of the application' }],
        },
      },
    },
  },
  // Not in the packages' own folder, which copies of the project share; by its name still the code of packages.
  cacheDir: 'dist/node_modules/.vite',
  server: {
    host: '127.0.0.1',
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': { target: api, ws: true }, '/config.json': api },
  },
});
