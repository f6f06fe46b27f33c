import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileSchemas } from '../../scripts/codegen/compile';
import { applyFix, applyFixes } from '../../scripts/codegen/fix';
import { baseSchemas } from '../support/codegen/base-schemas';
import { withProject } from '../support/codegen/project';

const AMBULANCE = 'schemas/entities/flota/ambulancia.json';
const MAKE = 'schemas/entities/flota/marca.json';

async function errorsOf(root: string) {
  const result = await compileSchemas(root);
  return result.ok ? [] : result.errors;
}

it('fixes several faults in several files in one run, and leaves the rest of the text unchanged', async () => {
  const schemas = baseSchemas();
  const sound = JSON.stringify(schemas['entities/flota/ambulancia.json'], null, 2);
  schemas['entities/flota/ambulancia.json'] = sound
    .replace('"{placas}"', '"{placs}"')
    .replace('"reference": "marca"', '"reference": "marka"');
  schemas['entities/flota/marca.json'].properties.nombre = {
    title: 'Nombre',
    type: 'string',
    maxLenght: 60,
    'x-field': { labels: { en: 'Name' }, list: true },
  };
  await withProject(schemas, async (root) => {
    expect(applyFixes(root, await errorsOf(root))).toEqual([AMBULANCE, MAKE]);
    expect(await errorsOf(root)).toEqual([]);
    expect(await readFile(path.join(root, AMBULANCE), 'utf8')).toBe(sound);
  });
});

it('adds a line to an object with one entry per line, and a word to an object on one line', async () => {
  const schemas = baseSchemas();
  schemas['navigation.json'] =
    '{\n  "$schema": "./meta/navigation.json",\n  "groups": [\n    { "id": "catalogos", "title": { "es": "Catálogos" } }\n  ]\n}\n';
  schemas['entities/flota/marca.json'] = JSON.stringify(schemas['entities/flota/marca.json'], null, 2).replace(
    '  "title": "Marca",\n',
    '',
  );
  await withProject(schemas, async (root) => {
    applyFixes(root, await errorsOf(root));
    expect(await readFile(path.join(root, 'schemas/navigation.json'), 'utf8')).toContain(
      '\n    { "id": "catalogos", "title": { "es": "Catálogos", "en": "Catálogos" } }\n',
    );
    expect(await readFile(path.join(root, MAKE), 'utf8')).toMatch(/\n {2}\],\n {2}"title": "Marca"\n\}$/);
    expect(await errorsOf(root)).toEqual([]);
  });
});

it('applies the first of two overlapping fixes', async () => {
  await withProject(baseSchemas(), async (root) => {
    const fix = (text: string) => ({ title: text, edits: [{ file: MAKE, start: 0, end: 1, text }] });
    const told = {
      file: MAKE,
      line: 1,
      column: 1,
      pointer: '',
      rule: 'x',
      message: 'x',
      suggestion: null,
      excerpt: '',
    };
    applyFixes(root, [
      { ...told, fix: fix('{ ') },
      { ...told, fix: fix('[') },
      { ...told, fix: null },
    ]);
    expect(await readFile(path.join(root, MAKE), 'utf8')).toMatch(/^\{ \n/);
  });
});

it('applies all edits of a fix at offsets of the original text', () => {
  const fix = {
    title: 'swap',
    edits: [
      { file: 'a', start: 0, end: 1, text: 'yy' },
      { file: 'a', start: 2, end: 3, text: '' },
      { file: 'b', start: 0, end: 0, text: 'z' },
    ],
  };
  expect(applyFix('x-y', fix)).toBe('yy-');
  expect(applyFix('q', fix, 'b')).toBe('zq');
});
