import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** The browser application: built to dist/web, served in development with the API proxied to the local server. */
export default defineConfig({
  plugins: [react({ compiler: true })],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    // Every resource is a chunk of its own; a page asks for the few it needs, so nothing is preloaded by guess.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Beside the application, the page that the identity provider's answers come to.
      input: ['index.html', 'redirect.html'],
      output: {
        codeSplitting: {
          groups: [
            // Changes with the dependencies, not with the product: stays in the browser's cache across releases.
            // The gate draws with the first of them alone, and loads all else by the helper that stands with it.
            { name: 'react', test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/(react-router|react-router-dom)\// },
            { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
            // What every page draws with: in one piece it is smaller than in the thirty that the pages share in pairs.
            // Not what makes formatted text safe, nor the viewer of pictures: few pages have them, and those load them by themselves.
            { name: 'base', test: /node_modules\/(@emotion\/|@mui\/(system|utils|styled-engine|private-theming)\/|@mui\/material\/(esm\/)?(styles|utils|SvgIcon|ButtonBase|Button|IconButton|Typography|Paper|transitions)\/)|src\/ui\/(resource|values|page|format|icons|states|access)\/(?!rich-text\/|images\/viewer\/)/ },
          ],
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
    proxy: { '/api': api, '/config.json': api },
  },
});
