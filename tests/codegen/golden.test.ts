import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OutputFile } from '../../scripts/codegen/model';
import { baseSchemas } from '../support/codegen/base-schemas';
import { compileProject } from '../support/codegen/project';

/**
 * Compares the compiler's output for the valid schemas with reviewed files. After an intended change: `UPDATE_GOLDEN=1 npx vitest run
 * --project unit tests/codegen`, then review the diff.
 */
const GOLDEN = 'tests/codegen/golden';

const BEHAVIOURS: Readonly<Record<string, readonly string[]>> = {
  'a-record-is-read-with-labels-and-nulls-and-sent-without': ['shared/types/ambulancia.gen.ts'],
  'a-natural-key-is-part-of-what-is-sent': ['shared/types/marca.gen.ts', 'server/tables/marca.gen.ts'],
  'conditions-become-functions-of-the-record': ['shared/forms/ambulancia.gen.ts'],
  'an-enum-is-a-constant-and-a-type': ['shared/enums.gen.ts'],
  'every-label-exists-in-every-language': [
    'locales/es/ambulancia.gen.json',
    'locales/en/ambulancia.gen.json',
    'locales/es-mx/names.gen.json',
  ],
  'an-entity-joins-the-menu-by-itself': ['web/menu/es.gen.json', 'web/resources/5.gen.ts', 'locales/es/names.gen.json'],
  'operations-have-types-for-what-goes-in-and-out': ['shared/operations.gen.ts'],
  'a-report-names-its-columns-and-the-handler-that-fills-them': [
    'server/reports.gen.ts',
    'web/report-kilometraje/report.gen.tsx',
    'locales/es/report-kilometraje.gen.json',
  ],
  'an-action-has-a-button-and-a-form-behind-an-import': [
    'web/ambulancia/actions.gen.ts',
    'web/ambulancia/actions/enviarTaller.gen.tsx',
    'server/imports.gen.ts',
  ],
  'a-table-has-real-columns-keys-and-checks': ['server/tables/ambulancia.gen.ts'],
  'a-resource-tells-the-server-what-may-be-asked': ['server/resources/ambulancia.gen.ts'],
  'a-count-is-read-with-the-record-and-stored-nowhere': [
    'server/resources/marca.gen.ts',
    'shared/types/marca.gen.ts',
    'web/marca/list.gen.tsx',
  ],
  'a-matrix-is-said-once-for-form-page-and-history': [
    'web/marca/matrices.gen.ts',
    'web/marca/fields.gen.tsx',
    'web/marca/details.gen.tsx',
    'web/marca/history.gen.ts',
    'shared/forms/marca.gen.ts',
  ],
  'a-field-of-the-record-that-refers-to-this-one-is-asked-and-not-stored': [
    'server/resources/marca.gen.ts',
    'server/tables/marca.gen.ts',
  ],
  'a-list-has-typed-columns-and-filters': ['shared/list-types.gen.ts', 'web/ambulancia/list.gen.tsx'],
  'a-form-has-an-input-for-each-field-in-its-section': ['web/ambulancia/fields.gen.tsx'],
};

async function outputs(): Promise<ReadonlyMap<string, OutputFile>> {
  const result = await compileProject(baseSchemas());
  if (!result.ok) throw new Error(result.errors.map((error) => error.message).join('\n'));
  return new Map(result.files.map((file) => [file.path, file]));
}

const goldenName = (file: string) => `${file.replaceAll('/', '__')}.txt`;

describe('generated code', async () => {
  const files = await outputs();

  it.each(Object.entries(BEHAVIOURS))('%s', async (behaviour, names) => {
    const folder = path.join(GOLDEN, behaviour);
    if (process.env['UPDATE_GOLDEN']) {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      for (const name of names) await writeFile(path.join(folder, goldenName(name)), files.get(name)?.content ?? '');
    }
    expect((await readdir(folder)).toSorted()).toEqual(names.map(goldenName).toSorted());
    for (const name of names)
      expect(files.get(name)?.content, name).toBe(await readFile(path.join(folder, goldenName(name)), 'utf8'));
  });

  it('is the same when compiled again', async () => {
    expect([...(await outputs()).values()]).toEqual([...files.values()]);
  });

  it('names no file twice', () => {
    expect(new Set(files.keys()).size).toBe(files.size);
  });
});

it('gives lines a table of their own, whose rows belong to a record and stand in an order', async () => {
  const schemas = baseSchemas();
  schemas['entities/flota/ambulancia.json'].properties.equipo['x-field'].lines = {
    unique: [['nombre']],
    totals: [{ field: 'cantidad', fn: 'sum' }],
  };
  const result = await compileProject(schemas);
  const content = (name: string) => (result.ok ? result.files.find((file) => file.path === name)?.content : undefined);
  expect(content('server/tables/ambulancia.gen.ts')).not.toContain('equipo');
  const lines = content('server/tables/ambulancia-equipo.gen.ts');
  expect(lines).toContain("ambulanciaId: bigint('ambulancia_id', { mode: 'number' }).notNull()");
  expect(lines).toContain("orden: bigint('orden', { mode: 'number' }).notNull()");
  expect(lines).toContain("uniqueIndex('ambulancia_equipo_ambulancia_id_nombre_key')");
  expect(content('server/resources/ambulancia.gen.ts')).toContain("{ name: 'equipo', link: 'ambulanciaId'");
});
