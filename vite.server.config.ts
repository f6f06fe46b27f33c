import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** Migrations are read as files at run time: they travel beside the bundle. */
const migrations: Plugin = {
  name: 'migrations',
  closeBundle() {
    cpSync('src/platform/server/db/migrations', 'dist/server/migrations', {
      recursive: true,
      filter: (file) => !file.endsWith('.json'),
    });
  },
};

/** The server: one bundle of our own code in dist/server; packages stay in node_modules. */
export default defineConfig({
  plugins: [migrations],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        serve: 'scripts/serve.ts',
        template: 'scripts/db/template.ts',
        'file-worker': 'src/platform/server/imports/reader/worker.ts',
        'paper-worker': 'src/platform/server/reports/paper/worker.ts',
      },
      // One folder deep, so that the migrations, and the workers, are beside every file that may ask for them.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
