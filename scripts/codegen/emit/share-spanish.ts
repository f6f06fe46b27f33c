import type { OutputFile } from '../model';

const MEXICAN = 'locales/es-mx/';
const SPANISH = 'locales/es/';

/** Files that the platform imports for each language; they must always exist. */
const ALWAYS = /\/(?:names|documents)\.gen\.json$/;

/** Drops texts of Mexican Spanish that equal the Spanish ones. Their loaders then import the Spanish file. */
export function shareSpanish(files: readonly OutputFile[]): OutputFile[] {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const equal = new Set(
    files
      .filter(
        ({ path, content }) =>
          path.startsWith(MEXICAN) && !ALWAYS.test(path) && contents.get(path.replace(MEXICAN, SPANISH)) === content,
      )
      .map(({ path }) => path),
  );
  return files
    .filter(({ path }) => !equal.has(path))
    .map((file) => ({
      ...file,
      content: file.content.replaceAll(/locales\/es-mx\/[\w-]+\.gen\.json/g, (path) =>
        equal.has(path) ? path.replace(MEXICAN, SPANISH) : path,
      ),
    }));
}
