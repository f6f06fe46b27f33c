import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stamp, unchangedSince } from '../../scripts/codegen/stamp';

let root: string;

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  write('schemas/entities/a/cama.json', '{}');
  write('generated/web/cama/list.gen.tsx', 'list');
  write('scripts/codegen/compile.ts', 'compiler');
  write('src/platform/server/db/migrations/0000_base.sql', 'select 1');
  stamp(root, '1 entity');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a second run of the compiler', () => {
  test('is not needed while nothing changed', () => {
    expect(unchangedSince(root)).toBe('1 entity');
  });

  test.each([
    ['a schema was edited', () => write('schemas/entities/a/cama.json', '{ }')],
    ['a schema was added', () => write('schemas/entities/a/sala.json', '{}')],
    ['a generated file was edited', () => write('generated/web/cama/list.gen.tsx', 'mine')],
    ['a generated file is missing', () => rmSync(path.join(root, 'generated/web/cama/list.gen.tsx'))],
    ['a generated file is too many', () => write('generated/web/sala/list.gen.tsx', 'list')],
    ['a migration is missing', () => rmSync(path.join(root, 'src/platform/server/db/migrations/0000_base.sql'))],
    ['the compiler changed', () => write('scripts/codegen/compile.ts', 'another')],
    ['what the last run noted cannot be read', () => write('dist/generate.json', '{')],
  ])('is needed when %s', (_what, change) => {
    change();
    expect(unchangedSince(root)).toBeNull();
  });
});
