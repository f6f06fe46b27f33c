/**
 * Moves the files that production does not need out of the built application: sample screens and source maps (OWASP ASVS 5.0, 15.2.3). They
 * are placed in a separate folder, which the server serves beside the application when samples are enabled.
 */
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Sources used only by samples. */
const SAMPLES = /^(src\/areas\/muestra\/|_sample-)/;
/** Screens and texts of sample entities. A chunk of several modules is recognised by its name alone. */
const SAMPLE_ENTITY = /^(_|generated\/(web|locales\/[\w-]+)\/)[a-z-]+-muestra[-./]/;

/**
 * @typedef {Record<string, { file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }>} Manifest
 */

/**
 * Returns the files that only samples load: every import path from an entry to them passes through a sample.
 *
 * @param {Manifest} manifest the bundler's import graph
 */
export function sampleFiles(manifest) {
  const isSample = (key) => {
    const source = manifest[key]?.src ?? key;
    return SAMPLES.test(source) || SAMPLE_ENTITY.test(source);
  };
  const reached = new Set();
  const waiting = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key) || !manifest[key] || isSample(key)) continue;
    reached.add(key);
    waiting.push(...(manifest[key].imports ?? []), ...(manifest[key].dynamicImports ?? []));
  }
  const filesOf = ({ file, css = [], assets = [] }) => [file, ...css, ...assets];
  const needed = new Set([...reached].flatMap((key) => filesOf(manifest[key])));
  return new Set(
    Object.entries(manifest).flatMap(([key, chunk]) =>
      reached.has(key) ? [] : filesOf(chunk).filter((file) => !needed.has(file)),
    ),
  );
}

/**
 * @param {string} out folder of the built application, with the bundler's manifest
 * @param {string} demo folder for the removed files; emptied before
 * @throws when no file of a sample is found: the sources have moved
 */
export async function setDemoPartsApart(out, demo) {
  const samples = sampleFiles(JSON.parse(await readFile(path.join(out, '.vite/manifest.json'), 'utf8')));
  if (samples.size === 0) throw new Error('No file of the samples is among the files of the built application.');
  await rm(demo, { recursive: true, force: true });
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    const file = path.relative(out, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || (!file.endsWith('.map') && !samples.has(file.replaceAll('\\', '/')))) continue;
    await mkdir(path.dirname(path.join(demo, file)), { recursive: true });
    await rename(path.join(out, file), path.join(demo, file));
  }
}
