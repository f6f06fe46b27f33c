import { readdir } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { SYSTEM_TABLES } from '../../scripts/codegen/build/reserved-names';
import * as systemTables from '#platform/server/db/system-tables';
import { baseSchemas } from '../support/codegen/base-schemas';
import type { Fault } from '../support/codegen/fault';
import { compileProject, withProject } from '../support/codegen/project';
import { AMBULANCE, folioOf } from '../support/codegen/sound-parts';

/** Tables of faults, each by the name of the keyword or step of the compiler that reports them. */
const tables = await Promise.all(
  (await readdir('tests/codegen/faults')).toSorted().map(async (file) => {
    const name = path.basename(file, '.ts');
    const { faults } = (await import(`./faults/${name}.ts`)) as { readonly faults: readonly Fault[] };
    return { name, faults };
  }),
);

describe.each(tables)('a fault that $name reports', ({ faults }) => {
  it.each(faults)('is reported at its place: $title', async ({ break: breakIt, rule, line, suggests }) => {
    const schemas = baseSchemas();
    const ambulancia = schemas[AMBULANCE]!;
    breakIt(schemas, {
      ambulancia,
      x: ambulancia['x-entity'],
      fields: ambulancia.properties,
      marca: schemas['entities/flota/marca.json']!,
      operation: schemas['endpoints/flota/ambulancia.json']!.operations.ubicacion,
      report: schemas['reports/kilometraje.json']!['x-report'],
    });
    const result = await compileProject(schemas);
    if (result.ok) throw new Error('The fault went unnoticed.');
    const told = result.errors
      .map(
        (error) =>
          `${error.file}:${error.line}:${error.column} ${error.rule}: ${error.message} → ${error.suggestion ?? ''} | ${error.excerpt}`,
      )
      .join('\n');
    const error = result.errors.find((candidate) => candidate.rule === rule && candidate.excerpt.includes(line));
    expect(error, told).toBeDefined();
    expect(error!.file).toMatch(/^schemas\/.+\.json$/);
    expect(error!.line).toBeGreaterThan(0);
    expect(error!.column).toBeGreaterThan(0);
    expect(error!.suggestion ?? '', told).toContain(suggests ?? '');
  });
});

it('has a fault in every table', () => {
  expect(tables.filter(({ faults }) => faults.length === 0)).toEqual([]);
});

it('the compiler knows the server’s own tables', () => {
  expect([...SYSTEM_TABLES].toSorted()).toEqual(
    Object.values(systemTables)
      .flatMap((table) => (is(table, PgTable) ? getTableName(table) : []))
      .toSorted(),
  );
});

it('accepts the valid project', async () => {
  const result = await compileProject(baseSchemas());
  expect(result.ok ? [] : result.errors).toEqual([]);
});

it('accepts a valid document number', async () => {
  const schemas = baseSchemas();
  folioOf(schemas);
  const result = await compileProject(schemas);
  expect(result.ok ? [] : result.errors).toEqual([]);
});

it('reports all faults of a run at once', async () => {
  const schemas = baseSchemas();
  schemas[AMBULANCE]!.properties.anio.default = 'hoy';
  schemas[AMBULANCE]!['x-entity'].search = ['placs'];
  schemas['entities/flota/marca.json']!.properties.nombre.maxLenght = 3;
  const result = await compileProject(schemas);
  expect(result.ok ? [] : result.errors.map((error) => error.rule).toSorted()).toEqual([
    'bad-default',
    'unknown-field',
    'unknown-keyword',
  ]);
});

it('writes nothing and exits with an error when there is a fault', async () => {
  const schemas = baseSchemas();
  schemas[AMBULANCE]!.properties.anio.default = 'hoy';
  await withProject(schemas, async (root) => {
    const run = promisify(execFile)(path.resolve('node_modules/.bin/tsx'), [
      path.resolve('scripts/codegen/main.ts'),
      '--root',
      root,
    ]);
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('schemas/entities/flota/ambulancia.json:'),
    });
    expect(await readdir(root)).toEqual(['schemas']);
  });
});
