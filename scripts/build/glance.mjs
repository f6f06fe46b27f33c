/**
 * Builds the start page of a ward's tablet. It is the application's page with a small script in front, which draws the patients stored on
 * the device and then loads the rest. The script is built separately: as a second entry of the application it would share chunks, and every
 * start would need twice as many requests.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ENTRY = 'src/areas/hospital/web/glance/start.ts';
/** Path of the page, without the leading slash. */
const PAGE = 'tableta/mis-pacientes';
const SCRIPT = /<script type="module" crossorigin src="(?<address>[^"]+)"><\/script>/;
/** Font of most of the text. */
const FONT = /^public-sans-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * @param {string} out folder of the built application
 * @returns {Promise<string[]>} the files that it adds to the folder
 */
export async function buildGlance(out) {
  const index = await readFile(path.join(out, 'index.html'), 'utf8');
  const application = SCRIPT.exec(index)?.groups?.address;
  if (!application) throw new Error('The built page has no script.');
  const { build } = await import('vite');
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { APPLICATION: JSON.stringify(application) },
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY, output: { entryFileNames: 'assets/glance-[hash].js' } },
    },
  });
  const files = output.map(({ fileName }) => fileName);
  const font = (await readdir(path.join(out, 'assets'))).find((file) => FONT.test(file));
  if (!font) throw new Error('The built page has no font.');
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<script type="module" crossorigin src="/${file}"></script>`,
  );
  const page = index
    .replace(
      SCRIPT,
      [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`, ...links].join('\n    '),
    )
    // Removes the module preloads: the patients and their font load first, so that the text does not change visibly.
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
  const file = path.join(out, `${PAGE}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, page);
  return [`${PAGE}.html`, ...files];
}
