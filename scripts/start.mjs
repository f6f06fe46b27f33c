/**
 * `npm start`: builds missing or stale parts, then runs the server. `--build-only` stops after building. With `--sample` it also writes an
 * application that needs no server to dist/sample. Any file host can serve it; samples are its backend, and the user is signed in. Hashes
 * of the sources in dist/build.json detect stale parts; stored sizes and times avoid reading the files. Schemas that do not match
 * generated/ are refused.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FLAGS = ['--build-only', '--sample', '--help'];
const unknown = process.argv.slice(2).find((argument) => !FLAGS.includes(argument));
if (unknown !== undefined) {
  console.error(`No hay una opción ${unknown}. --help dice cuáles hay.`);
  process.exit(2);
}
if (process.argv.includes('--help')) {
  console.log(
    'npm start [-- --sample]\n\n  Construye lo que falta o ya no corresponde a sus fuentes y arranca el servidor.\n\n  --build-only  construye y termina (npm run build)\n  --sample      deja además en dist/sample la aplicación para un lugar sin servidor',
  );
  process.exit(0);
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

/** Folders of one side in all areas. */
const areas = (side) =>
  existsSync('src/areas') ? readdirSync('src/areas').map((area) => `src/areas/${area}/${side}`) : [];

/** Files directly in a folder. */
const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? `${folder}/${entry.name}` : []))
    : [];

const COMMON = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'generated/shared',
  'generated/app',
  'generated/locales',
  'locales',
  'src/app/shared',
  ...areas('shared'),
  'src/platform/shared',
];
const TARGETS = {
  web: {
    sources: [
      ...COMMON,
      'generated/web',
      'index.html',
      'redirect.html',
      'public',
      'docs/manual',
      'vite.config.ts',
      'scripts/build',
      'src/app/web',
      ...areas('web'),
      'src/platform/web',
    ],
    made: 'dist/web/index.html',
    build: buildWeb,
  },
  server: {
    sources: [
      ...COMMON,
      'generated/server',
      'vite.server.config.ts',
      'src/app/server',
      ...areas('server'),
      'src/platform/server',
      'scripts/serve.ts',
      'scripts/db',
    ],
    made: 'dist/server/serve.js',
    build: buildServer,
  },
};

const known = await readJson('dist/build.json');
/** Sizes and times of the sources when they were last read, with their hashes. */
const before = (known.sources ??= {});
const text = JSON.stringify(known);
await refuseOtherSchemas();
for (const [name, { sources, made, build }] of Object.entries(TARGETS)) {
  const hash = await hashOf(sources);
  if (known[name] === hash && existsSync(made)) continue;
  const started = performance.now();
  console.log(`Construyendo ${name === 'web' ? 'la aplicación' : 'el servidor'}…`);
  try {
    await build();
  } catch (error) {
    console.error(
      `No se pudo construir ${name === 'web' ? 'la aplicación' : 'el servidor'}: ${error instanceof Error ? error.message : String(error)}\n\nEjecute \`npm ci\` y vuelva a empezar. No se arrancó nada.`,
    );
    process.exit(1);
  }
  known[name] = hash;
  console.log(`  listo en ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
await mkdir('dist', { recursive: true });
if (JSON.stringify(known) !== text) {
  // Written atomically: another start may be reading it.
  await writeFile(`dist/build.${process.pid}.json`, `${JSON.stringify(known, null, 2)}\n`);
  await rename(`dist/build.${process.pid}.json`, 'dist/build.json');
}

if (process.argv.includes('--sample')) await makeSample();
if (!process.argv.includes('--build-only')) await import(pathToFileURL(path.resolve('dist/server/serve.js')).href);

/**
 * Throws when the schemas differ from those that the generated code was compiled from. The application would otherwise silently serve the
 * older schemas.
 */
async function refuseOtherSchemas() {
  const parts = [
    'schemas',
    'locales/es/ra.json',
    'generated',
    'scripts/codegen',
    '.oxfmtrc.json',
    'src/platform/server/db/migrations',
    'src/platform/server/db/system-tables.ts',
    // Includes definitions: a new one takes effect only after the compiler has found it.
    ...[...areas('server'), ...areas('shared')].flatMap(filesIn),
  ];
  if (known.schemas === (await hashOf(parts))) return;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/codegen/main.ts', '--check'],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    console.error(
      `${stderr.trim()}\n\nLos esquemas dicen otra cosa que el código generado: ejecute \`npm run generate\` y vuelva a empezar. No se arrancó nada.`,
    );
    process.exit(1);
  }
  // The check writes a missing API description.
  known.schemas = await hashOf(parts);
}

async function buildWeb() {
  const { build } = await import('vite');
  const { buildGlance } = await import('./build/glance.mjs');
  const { buildServiceWorker } = await import('./build/service-worker.mjs');
  const { compressAssets } = await import('./build/compress.mjs');
  const { setDemoPartsApart } = await import('./build/demo-parts.mjs');
  await forProduction(async () => {
    await build({ configFile: 'vite.config.ts', logLevel: 'warn', mode: 'production' });
    const glance = await buildGlance('dist/web');
    await setDemoPartsApart('dist/web', 'dist/demo');
    await buildServiceWorker('dist/web', glance);
  });
  await compressAssets('dist/web');
  await compressAssets('dist/demo');
}

/**
 * Builds for production, regardless of the caller's environment: in a test's environment, the bundler would use the development version of
 * React.
 */
async function forProduction(build) {
  const given = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build();
  if (given === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = given;
}

async function makeSample() {
  await rm('dist/sample', { recursive: true, force: true });
  for (const part of ['dist/web', 'dist/demo'])
    await cp(part, 'dist/sample', { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  await writeFile(
    'dist/sample/config.json',
    `${JSON.stringify({ apiBase: '/api', locale: 'es', signInMode: 'mock', enableMock: true }, null, 2)}\n`,
  );
  // Page that file hosts return for unknown addresses.
  await cp('dist/sample/index.html', 'dist/sample/404.html');
  console.log('La muestra sin servidor está en dist/sample.');
}

async function buildServer() {
  const { build } = await import('vite');
  await build({ configFile: 'vite.server.config.ts', logLevel: 'warn', mode: 'production' });
  await import(pathToFileURL(path.resolve('dist/server/template.js')).href);
}

/**
 * Returns one hash of the names and contents below some files and folders; missing ones count as empty. Reads only files that have changed.
 */
async function hashOf(sources) {
  const files = (await Promise.all(sources.map(filesBelow))).flat().toSorted((a, b) => (a < b ? -1 : 1));
  const states = await Promise.all(files.map((file) => stat(file, { bigint: true })));
  const seen = createHash('sha256');
  for (const [index, { size, mtimeNs, ctimeNs }] of states.entries())
    seen.update(`${files[index]} ${size} ${mtimeNs} ${ctimeNs}\0`);
  const state = seen.digest('hex');
  const last = before[sources.join()];
  if (last?.state === state) return last.hash;
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) hash.update(file).update('\0').update(contents[index]).update('\0');
  const found = hash.digest('hex');
  before[sources.join()] = { state, hash: found };
  return found;
}

async function filesBelow(source) {
  if (!existsSync(source)) return [];
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [source];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}
