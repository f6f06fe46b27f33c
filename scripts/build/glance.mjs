/**
 * Builds the page that a ward's tablet starts with: the application's own, but that a small script comes first, which draws the patients that the device
 * has kept and then asks for the rest. By itself and not as another entrance of the application: what two entrances share would be a file of its own, and
 * every start would ask for twice as many.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ENTRY = 'src/areas/hospital/web/glance/start.ts';
/** Its address, without the leading slash. */
const PAGE = 'tableta/mis-pacientes';
const SCRIPT = /<script type="module" crossorigin src="(?<address>[^"]+)"><\/script>/;
/** Font of most of the text. */
const FONT = /^public-sans-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * @param {string} out folder of the built application
 * @returns {Promise<string[]>} the files that it adds there
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
    // The patients come first, and in letters that do not change under the eye.
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
  const file = path.join(out, `${PAGE}.html`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, page);
  return [`${PAGE}.html`, ...files];
}
