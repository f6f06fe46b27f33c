import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Calls that read or link a list with an untyped filter. */
const UNTYPED = [
  // A direct data provider call with a literal resource name.
  /\.(?:getList|getManyReference)(?:<[^>]*>)?\(\s*['"`]/,
  // The address of a list, concatenated by hand.
  /\?filter=\$\{|\bfilter: JSON\.stringify\(/,
];

function untypedIn(text: string): string[] {
  return UNTYPED.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

it.each([
  ["const { data } = await provider.getList('diagnostico', { filter: { pacienteId } });", true],
  ["await provider.getManyReference<Row>('kardex', {});", true],
  ['<Link to={`/lote?filter=${encodeURIComponent(text)}`}>', true],
  ['new URLSearchParams({ filter: JSON.stringify(filter) })', true],
  ["await listRecords(provider, 'diagnostico', { filter: { cronico: true } });", false],
  ["<Link to={listLink('lote', { activo: 'all' })}>", false],
])('distinguishes an untyped list from a typed one: %s', (text, untyped) => {
  expect(untypedIn(text).length > 0).toBe(untyped);
});

it('finds no untyped list in handwritten screens', async () => {
  const files = (await readdir('src', { recursive: true }))
    .filter((file) => /^(areas\/[^/]+|app)\/web\/.*\.tsx?$/.test(file))
    .map((file) => path.join('src', file));
  expect(files.length).toBeGreaterThan(100);
  const found = await Promise.all(
    files.map(async (file) => untypedIn(await readFile(file, 'utf8')).map((what) => `${file}: ${what}`)),
  );
  expect(found.flat(), 'use useRecords, listRecords or listLink').toEqual([]);
});
