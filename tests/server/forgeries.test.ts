import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, startApp, type TestApp } from '../support/server/app';
import { documentForgeries, otherForgeries, outcomeOf } from '../support/server/forgeries';
import { sealedWorld, type SealedWorld } from '../support/server/sealed-world';

/** One forgery of each kind in `forgeries.long.test.ts`, by the beginning of its title. */
const SAMPLE = [
  'UPDATE of nota_evolucion.paciente_id',
  'DELETE from salida_extraordinaria_detalle',
  'TRUNCATE of nota_evolucion',
  'cleared signature of consulta',
  'state of consulta changed',
  'false copy of nota_evolucion',
  'bitacora: two rows exchanged',
  'kardex: other pieces',
  'archivo: set aside',
];

describe.each(ENGINES)('a sample of forgeries on %s', (engine) => {
  let test: TestApp;
  let world: SealedWorld;
  beforeAll(async () => {
    test = await startApp(engine);
    world = await sealedWorld(test);
  });
  afterAll(() => test.stop());

  it.each(SAMPLE)('is reported when no trigger refused it: %s', async (title) => {
    const forgeries = [...(await documentForgeries(test.database.orm, world)), ...otherForgeries(world)];
    const forgery = forgeries.find((each) => each.title.startsWith(title))!;
    expect(await outcomeOf(test, world, forgery, 'no triggers')).toEqual({
      changed: true,
      findings: expect.stringContaining(forgery.named) as string,
    });
  });
});
