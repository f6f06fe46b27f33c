import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOTH_ENGINES, startApp, type TestApp } from '../support/server/app';
import { documentForgeries, findings, otherForgeries, outcomeOf, WAYS } from '../support/server/forgeries';
import { sealedWorld, type SealedWorld } from '../support/server/sealed-world';

/** SQLSTATE of refusals: a trigger, those of the audit trail, the constraint of a reference, a unique key, a check. */
const REFUSALS = ['23001', 'P0001', '23503', '23505', '23514'];

describe.each(BOTH_ENGINES)('forgeries by the owner of the database on %s', (engine) => {
  let test: TestApp;
  let world: SealedWorld;
  beforeAll(async () => {
    test = await startApp(engine);
    world = await sealedWorld(test);
  });
  afterAll(() => test.stop());

  it('begin with a database without findings', async () => {
    expect(await findings(test.database.orm, world)).toBe('[[],[],[],{"broken":null}]');
  });

  it.each(WAYS)('are refused or reported, with %s', { timeout: 600_000 }, async (way) => {
    const forgeries = [...(await documentForgeries(test.database.orm, world)), ...otherForgeries(world)];
    const wrong: unknown[] = [];
    const counts = { refused: 0, named: 0 };
    for (const forgery of forgeries) {
      const outcome = await outcomeOf(test, world, forgery, way);
      const isRefused = 'refused' in outcome;
      const isRight = isRefused
        ? REFUSALS.includes(outcome.refused)
        : outcome.changed && outcome.findings.includes(forgery.named);
      if (!isRight) wrong.push([forgery.title, outcome]);
      counts[isRefused ? 'refused' : 'named'] += 1;
    }
    expect(wrong).toEqual([]);
    expect(counts.refused + counts.named).toBeGreaterThanOrEqual(60);
    // Disabled triggers refuse nothing, and enabled triggers miss little.
    expect(way === 'no triggers' ? counts.named : counts.refused).toBeGreaterThanOrEqual(60);
  });

  it('report a file with replaced bytes', async () => {
    const { archivoId, path } = world.file;
    const content = await readFile(path);
    await writeFile(path, 'otra cosa');
    const found = await findings(test.database.orm, world);
    await writeFile(path, content);
    expect(found).toContain(`"archivoId":"${archivoId}","nombre":"acta.pdf","fault":"OTRO_CONTENIDO"`);
    expect(await findings(test.database.orm, world)).toBe('[[],[],[],{"broken":null}]');
  });
});
