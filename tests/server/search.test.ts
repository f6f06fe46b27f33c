import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { BOTH_ENGINES, startApp, type Answer, type TestApp } from '../support/server/app';

interface Found {
  readonly recurso: string;
  readonly registros: { readonly id: number | string; readonly titulo: string; readonly detalle: string }[];
  readonly hayMas: boolean;
}

const foundIn = (answer: Answer, name: string) => (answer.body as Found[]).find(({ recurso }) => recurso === name);
const ask = (text: string) => `/api/busqueda?texto=${encodeURIComponent(text)}`;

describe.each(BOTH_ENGINES)('the search over everything on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp(engine);
    const { unidad } = tables;
    const domicilio = { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId };
    const names = [
      'Nueva Clínica Norte',
      'Clínica Uno',
      'Clínica Dos',
      'Clínica Tres',
      'Clínica Cuatro',
      'Clínica Cinco',
      'Clínica',
    ];
    await test.database.orm.insert(unidad).values(
      names.map((nombre, index) => ({
        clues: `CLSSA70000${index}`,
        nombre,
        unidadTipoId: test.world.unidadTipoId,
        domicilio,
      })),
    );
  });
  afterAll(() => test.stop());

  it('finds by name and by code, whatever their case and accents, the best first', async () => {
    const su = await test.as('SUPERUSUARIO');
    const units = foundIn(await su('GET', ask('CLINICA')), 'unidad')!;
    expect(units.registros.map(({ titulo }) => titulo)[0]).toBe('Clínica');
    expect(units.registros).toHaveLength(5);
    expect(units.hayMas).toBe(true);
    expect(foundIn(await su('GET', ask('clssa700000')), 'unidad')).toEqual({
      recurso: 'unidad',
      registros: [{ id: expect.any(Number), titulo: 'Nueva Clínica Norte', detalle: 'CLSSA700000' }],
      hayMas: false,
    });
    expect(foundIn(await su('GET', ask('norte nueva')), 'unidad')!.registros).toHaveLength(1);
    expect((await su('GET', ask('zzzz'))).body).toEqual([]);
  });

  it('shows only what the reader may list, and nothing out of their reach', async () => {
    const provider = await test.as('Proveedor');
    expect(foundIn(await provider('GET', ask('persona')), 'usuario')).toBeUndefined();
    const administrator = await test.as('Administrador-unidad');
    const su = await test.as('SUPERUSUARIO');
    const pharmacist = ask('farmacia@example.org');
    expect(foundIn(await administrator('GET', pharmacist), 'usuario')?.registros).toMatchObject([
      { id: test.world.usuarios.Farmacia },
    ]);
    await test.database.orm
      .update(tables.usuario)
      .set({ unidadId: test.world.otraUnidadId })
      .where(eq(tables.usuario.usuarioId, test.world.usuarios.Farmacia));
    expect(foundIn(await administrator('GET', pharmacist), 'usuario')).toBeUndefined();
    expect(foundIn(await su('GET', pharmacist), 'usuario')?.registros).toHaveLength(1);
  });

  it('requires two characters and a session', async () => {
    const su = await test.as('SUPERUSUARIO');
    expect((await su('GET', ask('a'))).status).toBe(400);
    expect((await su('GET', '/api/busqueda')).status).toBe(400);
    expect((await test.nobody('GET', ask('clinica'))).status).toBe(401);
  });
});
