import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '../model';
import { withBanner } from '../write';
import { apiChanges, type Document } from './api-changes';
import { screenChanges } from './screen-changes';
import { shadowPlan } from './shadow-plan';

const OPENAPI = 'server/openapi.gen.json';

export interface Impact {
  readonly text: string;
  /** True when a client of the API can fail or data would be lost. Scripts read it. */
  readonly dangerous: boolean;
}

/**
 * Impact of a schema edit, computed before anything is written: screens, API with its breaking changes, and migration steps with locks and
 * losses. Compares with the current generated/ and the last migration.
 */
export async function impactOf(root: string, files: readonly OutputFile[], drop: readonly string[]): Promise<Impact> {
  const generated = path.join(root, 'generated');
  const next = new Map(files.map((file) => [file.path, withBanner(file)]));
  const before = (file: string) =>
    existsSync(path.join(generated, file)) ? readFileSync(path.join(generated, file), 'utf8') : null;
  const after = (file: string) => next.get(file) ?? null;
  if (files.every(({ path: file }) => before(file) === after(file)))
    return { text: 'Nothing changes.', dangerous: false };

  const entities = [
    ...new Set([
      ...folders(path.join(generated, 'web')),
      ...files.flatMap(({ path: file }) => /^web\/([a-z0-9-]+)\/resource\.gen\.ts$/.exec(file)?.[1] ?? []),
    ]),
  ].toSorted();
  const api = apiChanges(
    JSON.parse(before(OPENAPI) ?? '{"paths":{},"components":{"schemas":{}}}') as Document,
    JSON.parse(after(OPENAPI)!) as Document,
  );
  const { steps, refused } = await shadowPlan(root, files, drop);
  const migration = refused
    ? [refused]
    : steps.map(
        ({ what, lock, effect, loses }) =>
          `${what}${lock ? ` · ${lock}` : ''}${effect === 'none' ? '' : effect === 'scan' ? ' · reads the whole table' : ' · writes the whole table anew'}${loses ? ' · LOSES DATA' : ''}`,
      );
  const parts = [
    titled('Screens', screenChanges(entities, before, after)),
    titled(
      'API',
      api
        .toSorted((a, b) => Number(b.breaking) - Number(a.breaking))
        .map(({ text, breaking }) => `${breaking ? 'BREAKS ' : '       '}${text}`),
    ),
    titled('Migration', migration),
    titled(
      'Files',
      files.filter(({ path: file }) => before(file) !== after(file)).map(({ path: file }) => `generated/${file}`),
    ),
  ];
  return {
    text: parts.join('\n\n'),
    dangerous: refused !== null || api.some(({ breaking }) => breaking) || steps.some(({ loses }) => loses),
  };
}

function titled(title: string, lines: readonly string[]): string {
  return [
    title,
    ...(lines.length > 0 ? lines : ['no change']).map((line) => `  ${line.replaceAll('\n', '\n  ')}`),
  ].join('\n');
}

function folders(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'resource.gen.ts')))
        .map(({ name }) => name)
    : [];
}
