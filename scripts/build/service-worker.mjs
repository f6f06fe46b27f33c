/**
 * Builds dist/web/service-worker.js: the worker that starts the application of the wards offline, with the list of the files it caches.
 * The list comes from the bundler's import graph: the start of the application and the pages of the wards. The other eight hundred screens
 * are left out because tablets do not use them.
 */
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Sources that a tablet may request at any time, with all their imports. */
const WARDS = [
  /^index\.html$/,
  /^src\/app\/web\/(?!tour)/,
  /^src\/areas\/(hospital|ordenes|consulta\/web\/signos)\//,
  /^src\/platform\/web\/(?!reports|tour|account|search|session\/(msal|refused-answer|SimulationBanner)|ui\/rich-text)/,
  /^(generated\/)?locales\//,
  // Chunks of many modules, recognised by their names alone.
  /^_(texts-|msal)/,
  // Resource definitions, which the application needs before it opens any screen.
  /^generated\/web\/resources\//,
];
/** Areas of the pages above; they show names of these areas' entities. */
const AREAS = ['consulta', 'hospital', 'ordenes'];
const AREA_ENTITIES = 'src/platform/web/i18n/area-entities.json';
/** Large files that are useless without a connection. */
const NEVER = /zxing|RichText|rich-text|ChartsWrapper|create-backend|\.map$/;

/**
 * @param {string} out folder of the built application, with the bundler's manifest
 * @param {readonly string[]} first files of the tablet's start page
 * @throws when the files lack a ward's page
 */
export async function buildServiceWorker(out, first) {
  const manifestFile = path.join(out, '.vite/manifest.json');
  /** @type {Record<string, { file: string, src?: string, imports?: string[], css?: string[], assets?: string[] }>} */
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  /** @type {Record<string, string[]>} */
  const entities = JSON.parse(await readFile(AREA_ENTITIES, 'utf8'));
  const shown = AREAS.flatMap((area) => entities[area] ?? []).map((name) => new RegExp(`^generated/web/${name}/`));
  const kept = [...WARDS, ...shown];
  const files = new Set();
  const take = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      if (!NEVER.test(file)) files.add(file);
    for (const next of chunk.imports ?? []) take(next);
  };
  for (const [key, { src = key }] of Object.entries(manifest)) if (kept.some((part) => part.test(src))) take(key);
  if (![...files].some((file) => /MyPatientsPage/.test(file)))
    throw new Error('The pages of the wards are not among the files of the built application.');
  const page = first.find((file) => file.endsWith('.html'));
  const precache = await Promise.all(
    [...new Set(['index.html', ...files, ...first])]
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map(async (file) => ({
        url: `/${file}`,
        // The name of a hashed file identifies its content, so it needs no revision.
        revision: file.endsWith('.html') ? hashOf(await readFile(path.join(out, file))) : null,
      })),
  );
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: {
      PRECACHE: JSON.stringify(precache),
      START: JSON.stringify(`/${page.slice(0, -'.html'.length)}`),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      lib: { entry: 'src/platform/web/worker/service-worker.ts', formats: ['es'], fileName: () => 'service-worker.js' },
    },
  });
  await rm(path.join(out, '.vite'), { recursive: true });
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);
