import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileTables } from '../../scripts/bench/evolution/compile-tables';
import { edits, type Edit } from '../../scripts/bench/evolution/edit';
import { evolve, newTally } from '../../scripts/bench/evolution/evolve';
import type { Database } from '#platform/server/db/database';
import { openPglite } from '#platform/server/db/open/open-pglite';
import { keepProcess, type KeptProcess } from '../support/kept-process';
import { copyProject } from '../support/project-copy';
import { openEmpty } from '../support/server/templates';

/**
 * Number of sequences. `TEST_ALL=1` (`npm test -- --all`) runs more; `npx tsx scripts/bench/evolution.ts` runs a thousand on both engines.
 */
const SEQUENCES = process.env['TEST_ALL'] ? 25 : 10;

describe('a filled database whose schemas are edited repeatedly', () => {
  let databases: readonly Database[];
  const tally = newTally();
  const run = (sequence: readonly Edit[]) =>
    evolve({ db: databases[0]!.orm, mirror: databases[1]!.orm, compile: compileTables }, sequence, tally);

  beforeAll(async () => {
    databases = await Promise.all([openEmpty(), openEmpty()]);
  });
  afterAll(() => Promise.all(databases.map(({ close }) => close())));

  const edit = (kind: Edit['kind'], more: Partial<Edit> = {}): Edit => ({
    kind,
    entity: 0,
    field: 1,
    other: 1,
    value: 0,
    together: false,
    insists: false,
    ...more,
  });

  it('retains every cell when names are swapped or chained while the entity is renamed', async () => {
    const before = tally.migrations;
    await run([
      edit('swap', { together: true }),
      edit('renameEntity', { together: true }),
      edit('add'),
      edit('chain', { entity: 1 }),
    ]);
    expect(tally.migrations - before).toBe(3);
  });

  it('loses no cell without consent, and has the tables of a new installation at the end', async () => {
    await fc.assert(fc.asyncProperty(edits, run), { seed: 20, numRuns: SEQUENCES, endOnFailure: true });
    expect(tally.cells).toBeGreaterThan(SEQUENCES * 20);
    expect(Math.min(tally.announced, tally.refusedByRows, tally.refusedByPlan)).toBeGreaterThan(0);
  });
});

describe('a developer who edits schemas of a filled database', () => {
  const SPECIALTY = 'schemas/entities/catalogos/especialidad.json';
  let root: string;
  let remove: () => Promise<void>;
  let migrator: KeptProcess;
  let generator: KeptProcess | null = null;

  beforeAll(async () => {
    ({ root, remove } = await copyProject());
    const env = { DATA_DIR: path.join(root, 'data'), DATABASE_URL: '' };
    migrator = keepProcess(path.join(root, 'tests/support/server/migrate-process.ts'), { cwd: root, env });
  });
  afterAll(async () => {
    migrator.end();
    generator?.end();
    await remove();
  });

  const migrate = (...args: string[]) => migrator.run(...args);
  /** Restarts the process after a change of tables. */
  const generate = (...args: string[]) => {
    generator?.end();
    generator = keepProcess(path.join(root, 'tests/support/codegen/generator-process.ts'), { cwd: root });
    return generator.run(...args);
  };
  /** Reuses the previous process when no migration is planned. */
  const generateAgain = (...args: string[]) => generator!.run(...args);
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(path.join(root, file), change(await readFile(path.join(root, file), 'utf8')));
  const execute = async (statement: string) => {
    const { orm, close } = await openPglite({ dataDir: path.join(root, 'data') });
    await orm.execute(sql.raw(statement));
    await close();
  };

  it('gets a warning first, then a refusal with a query, and can correct and validate the data', async () => {
    expect((await migrate('--status')).code).toBe(2);
    expect((await migrate()).code).toBe(0);
    await execute(
      `insert into especialidad (clave, nombre, tipo) values ('UNO', 'Un nombre que es demasiado largo', 'OTRA'), ('DOS', 'Otra', 'MEDICA')`,
    );
    await edit(SPECIALTY, (text) =>
      text
        .replace(', "OTRA"]', ']')
        .replace(/,\s*"OTRA": \{[^}]*\}/, '')
        .replace('"maxLength": 100', '"maxLength": 20'),
    );
    expect(await generate()).toMatchObject({ code: 0, said: expect.stringContaining('_especialidad.sql') });

    const plan = await migrate('--plan');
    expect(plan.code).toBe(1);
    expect(plan.said).toMatch(/especialidad: 2 filas, .*B/);
    expect(plan.said).toMatch(/1 fila que no cumplen "tipo" in .*; no se aplicará mientras estén/);
    expect(plan.said).toMatch(/1 fila que no cumplen char_length\("nombre"\).*; se quedan como están/);
    expect(await migrate()).toMatchObject({
      code: 1,
      said: expect.stringMatching(/no se aplicó[^]*select \* from "especialidad" where not \("tipo" in/),
    });

    await execute(`update especialidad set tipo = 'MEDICA'`);
    expect((await migrate()).code).toBe(0);
    expect(await migrate('--status')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/sin validar +especialidad: especialidad_nombre_check; 1 fila/),
    });
    expect((await migrate('--validate')).code).toBe(1);
    await execute(`update especialidad set nombre = 'Corto'`);
    expect(await migrate('--validate')).toMatchObject({
      code: 0,
      said: expect.stringContaining('validada     especialidad: especialidad_nombre_check'),
    });
  }, 300_000);

  it('whose migration meets that of another branch gets both in sequence', async () => {
    const folder = path.join(root, 'src/platform/server/db/migrations');
    const added = async () =>
      (await readdir(folder))
        .filter((name) => name.endsWith('.sql'))
        .toSorted()
        .at(-1)!;
    const field = (name: string) => (text: string) =>
      text.replace(
        '"properties": {',
        `"properties": { "${name}": { "title": "${name}", "type": "string", "maxLength": 9, "x-field": { "labels": { "en": "${name}" } } },`,
      );
    const [before, snapshot] = await Promise.all([
      readFile(path.join(root, SPECIALTY), 'utf8'),
      readFile(path.join(folder, 'snapshot.json'), 'utf8'),
    ]);
    await edit(SPECIALTY, field('nuevo'));
    expect((await generate()).code).toBe(0);
    const mine = await added();
    await migrate();
    await rename(path.join(folder, mine), path.join(root, 'mine.sql'));
    await writeFile(path.join(root, SPECIALTY), before);
    await writeFile(path.join(folder, 'snapshot.json'), snapshot);
    await edit('schemas/entities/red/unidad.json', field('otro'));
    expect((await generate()).code).toBe(0);
    const theirs = await added();
    expect(theirs.slice(0, 4)).toBe(mine.slice(0, 4));

    // Result of the git merge: both files, both edits, one of the two snapshots.
    await rename(path.join(root, 'mine.sql'), path.join(folder, mine));
    await edit(SPECIALTY, field('nuevo'));
    expect(await generateAgain()).toMatchObject({ code: 1, said: expect.stringContaining('planeadas por separado') });
    expect(await generateAgain('--check')).toMatchObject({ code: 1, said: expect.stringContaining('--rebase') });
    expect(await migrate()).toMatchObject({ code: 1, said: expect.stringContaining('--rebase') });
    expect(await migrate('--rebase')).toMatchObject({ code: 0, said: expect.stringContaining(`${theirs} → `) });
    expect((await generateAgain('--check')).code).toBe(0);
    expect(await migrate()).toMatchObject({ code: 0, said: expect.stringMatching(/aplicada +\d{4}_unidad/) });
    expect((await migrate('--status')).code).toBe(0);
  }, 300_000);
});
