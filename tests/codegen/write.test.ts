import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shareSpanish } from '../../scripts/codegen/emit/share-spanish';
import type { OutputFile } from '../../scripts/codegen/model';
import { keptOutput, writeOutput, writeUntracked } from '../../scripts/codegen/write';

const file = (name: string, content: string, untracked = false): OutputFile => ({
  path: name,
  content,
  sources: ['schemas'],
  ...(untracked && { untracked }),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'red-salud-write-'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

describe('the output of the compiler', () => {
  it('replaces files that differ and removes those that no schema needs', () => {
    writeOutput(folder, [file('a.gen.json', '1'), file('b.gen.json', '1')], false);
    const result = writeOutput(folder, [file('a.gen.json', '2'), file('c/d.gen.json', '1')], false);
    expect(result).toEqual({ written: ['a.gen.json', 'c/d.gen.json'], removed: ['b.gen.json'], unchanged: 0 });
    expect([read('a.gen.json'), read('c/d.gen.json'), existsSync(path.join(folder, 'b.gen.json'))]).toEqual([
      '2',
      '1',
      false,
    ]);
  });

  it('is compared without an untracked file, and without writing', () => {
    writeOutput(folder, [file('a.gen.json', '1')], false);
    const next = [file('a.gen.json', '2'), file('api.gen.json', '1', true)];
    expect(writeOutput(folder, next, true)).toEqual({ written: ['a.gen.json'], removed: [], unchanged: 1 });
    expect([read('a.gen.json'), existsSync(path.join(folder, 'api.gen.json'))]).toEqual(['1', false]);
  });

  it('has its untracked files written when a clone lacks them or has older ones', () => {
    const files = [file('a.gen.json', '1'), file('deep/api.gen.json', '2', true)];
    writeUntracked(folder, files);
    expect([read('deep/api.gen.json'), existsSync(path.join(folder, 'a.gen.json'))]).toEqual(['2', false]);
    writeFileSync(path.join(folder, 'deep/api.gen.json'), 'older');
    writeUntracked(folder, files);
    expect(read('deep/api.gen.json')).toBe('2');
  });

  it('is restored completely, with its untracked files', () => {
    writeOutput(folder, [file('a.gen.json', '1'), file('api.gen.json', '1', true)], false);
    const next = [file('b.gen.json', '1'), file('api.gen.json', '2', true)];
    const before = keptOutput(folder, next);
    writeOutput(folder, next, false);
    before.restore();
    expect([read('a.gen.json'), read('api.gen.json'), existsSync(path.join(folder, 'b.gen.json'))]).toEqual([
      '1',
      '1',
      false,
    ]);
  });
});

describe('texts of Mexican Spanish', () => {
  it('have a file of their own only when they differ', () => {
    const shared = shareSpanish([
      file('locales/es/cama.gen.json', '{"a":"Cama"}'),
      file('locales/es-mx/cama.gen.json', '{"a":"Cama"}'),
      file('locales/es/estado.gen.json', '{"a":"Estado"}'),
      file('locales/es-mx/estado.gen.json', '{"a":"Entidad"}'),
      file('locales/es/names.gen.json', '{}'),
      file('locales/es-mx/names.gen.json', '{}'),
      file('web/x.gen.ts', "import('../locales/es-mx/cama.gen.json'); import('../locales/es-mx/estado.gen.json');"),
    ]);
    expect(shared.map((each) => each.path)).toEqual([
      'locales/es/cama.gen.json',
      'locales/es/estado.gen.json',
      'locales/es-mx/estado.gen.json',
      'locales/es/names.gen.json',
      'locales/es-mx/names.gen.json',
      'web/x.gen.ts',
    ]);
    expect(shared.at(-1)!.content).toBe(
      "import('../locales/es/cama.gen.json'); import('../locales/es-mx/estado.gen.json');",
    );
  });
});
