import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { bitacora } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';

interface Outcome {
  id: string;
  resultado: string;
  version: number | null;
  codigo?: string;
  mensaje?: string;
}
interface Answer {
  resultados: Outcome[];
  siguiente: string | null;
}

describe.each(ENGINES)('a batch on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let ids: number[];

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    const { especialidad } = tables;
    await test.database.orm.delete(especialidad);
    const made = await test.database.orm
      .insert(especialidad)
      .values(
        Array.from({ length: 7 }, (_, index) => ({
          clave: `L${index}`,
          nombre: `Lote ${index}`,
          tipo: 'OTRA' as const,
        })),
      )
      .returning({ id: especialidad.especialidadId });
    ids = made.map(({ id }) => id);
  });

  const post = async (body: unknown, client = su, resource = 'especialidad') => {
    const { status, body: answer } = await client('POST', `/api/catalogos/${resource}/lote`, { body });
    return { status, ...(answer as Answer), problem: answer as { codigo: string; errores: { campo: string }[] } };
  };
  const active = async () =>
    (await test.database.orm.select().from(tables.especialidad).where(eq(tables.especialidad.activo, true)))
      .map(({ especialidadId }) => especialidadId)
      .toSorted((a, b) => a - b);
  const base64 = (filter: object) => Buffer.from(JSON.stringify(filter)).toString('base64');

  it('deactivates each record with its own row in the audit trail, and reports unchanged records', async () => {
    const first = await post({ accion: 'desactivar', registros: ids.slice(0, 3).map((id) => ({ id })) });
    expect(first.resultados.map(({ resultado, version }) => [resultado, version])).toEqual([
      ['hecho', 2],
      ['hecho', 2],
      ['hecho', 2],
    ]);
    expect(await active()).toEqual(ids.slice(3));
    const again = await post({ accion: 'desactivar', registros: [{ id: ids[0] }] });
    expect(again.resultados).toEqual([{ id: String(ids[0]), resultado: 'sin-cambio', version: 2 }]);
    const trail = await test.database.orm
      .select()
      .from(bitacora)
      .where(
        and(
          eq(bitacora.accion, 'ELIMINAR'),
          eq(bitacora.entidad, 'especialidad'),
          inArray(bitacora.entidadId, ids.map(String)),
        ),
      );
    expect(new Set(trail.map(({ entidadId }) => entidadId))).toEqual(new Set(ids.slice(0, 3).map(String)));
    expect(trail).toHaveLength(3);
  });

  it('is undone by reactivating its records, in the version it left', async () => {
    const { resultados } = await post({ accion: 'desactivar', registros: ids.slice(0, 2).map((id) => ({ id })) });
    const undone = await post({
      accion: 'reactivar',
      registros: resultados.map(({ id, version }) => ({ id, version })),
    });
    expect(undone.resultados.map(({ resultado }) => resultado)).toEqual(['hecho', 'hecho']);
    expect(await active()).toEqual(ids);
    const [row] = await test.database.orm
      .select()
      .from(tables.especialidad)
      .where(eq(tables.especialidad.especialidadId, ids[0]!));
    expect(row).toMatchObject({
      nombre: 'Lote 0',
      tipo: 'OTRA',
      version: 3,
      modificadoPor: test.world.usuarios.SUPERUSUARIO,
    });
  });

  it('sets chosen fields to one value under form rules, and returns the previous values for undoing', async () => {
    await test.database.orm
      .update(tables.especialidad)
      .set({ tipo: 'MEDICA' })
      .where(eq(tables.especialidad.especialidadId, ids[0]!));
    const registros = ids.slice(0, 3).map((id) => ({ id }));
    const rows = () =>
      test.database.orm
        .select()
        .from(tables.especialidad)
        .where(inArray(tables.especialidad.especialidadId, ids.slice(0, 3)))
        .orderBy(tables.especialidad.especialidadId);
    const before = await rows();
    const tried = await post({ accion: 'editar', registros, cambios: { tipo: 'MEDICA' }, probar: true });
    expect(tried.resultados.map(({ resultado, version }) => [resultado, version])).toEqual([
      ['sin-cambio', 1],
      ['hecho', 1],
      ['hecho', 1],
    ]);
    expect(await rows()).toEqual(before);
    const done = await post({ accion: 'editar', registros, cambios: { tipo: 'MEDICA' } });
    expect(done.resultados.slice(1)).toMatchObject([
      { resultado: 'hecho', version: 2, antes: { tipo: 'OTRA' } },
      { resultado: 'hecho', version: 2, antes: { tipo: 'OTRA' } },
    ]);
    expect((await rows()).map(({ tipo }) => tipo)).toEqual(['MEDICA', 'MEDICA', 'MEDICA']);
    const [event] = (await su('GET', `/api/catalogos/especialidad/${ids[1]!}/historial`)).body as {
      accion: string;
      cambios: unknown;
    }[];
    expect(event).toMatchObject({ accion: 'EDITAR', cambios: [{ campo: 'tipo', antes: 'OTRA', despues: 'MEDICA' }] });
    // The undo must not overwrite a concurrent change.
    await su('PUT', `/api/catalogos/especialidad/${ids[2]!}`, {
      body: { ...((await su('GET', `/api/catalogos/especialidad/${ids[2]!}`)).body as object), tipo: 'QUIRURGICA' },
    });
    const undone = await post({
      accion: 'editar',
      registros: (done.resultados.slice(1) as (Outcome & { antes: object })[]).map(({ id, version, antes }) => ({
        id,
        version,
        cambios: antes,
      })),
    });
    expect(undone.resultados.map(({ resultado, codigo }) => codigo ?? resultado)).toEqual([
      'hecho',
      'CONFLICTO_VERSION',
    ]);
    expect((await rows()).map(({ tipo }) => tipo)).toEqual(['MEDICA', 'OTRA', 'QUIRURGICA']);
  });

  it('refuses unique or unknown fields, invalid values, and an empty edit', async () => {
    const registros = [{ id: ids[0] }];
    const codes = async (body: object) => (await post({ accion: 'editar', registros, ...body })).resultados[0]?.codigo;
    expect(await codes({ cambios: { clave: 'X' } })).toBe('PETICION_INVALIDA');
    expect(await codes({ cambios: { version: 9 } })).toBe('PETICION_INVALIDA');
    expect(await codes({})).toBe('PETICION_INVALIDA');
    expect(await codes({ cambios: { tipo: 'NINGUNA' } })).toBe('VALIDACION');
    expect(await codes({ cambios: { nombre: null } })).toBe('VALIDACION');
    expect((await post({ accion: 'editar', registros, cambios: 'x' })).status).toBe(400);
    expect((await post({ accion: 'editar', registros, cambios: { tipo: 'MEDICA' }, probar: 'x' })).status).toBe(400);
    expect(
      (await post({ accion: 'editar', registros, cambios: { tipo: 'MEDICA' } }, await test.as('Medico'))).status,
    ).toBe(403);
  });

  it('refuses one record without stopping the others, and states the reason', async () => {
    const { status, resultados } = await post({
      accion: 'desactivar',
      registros: [{ id: ids[0], version: 9 }, { id: 999_999 }, { id: 'x' }, { id: ids[1], version: 1 }],
    });
    expect(status).toBe(200);
    expect(resultados.map(({ resultado, codigo }) => codigo ?? resultado)).toEqual([
      'CONFLICTO_VERSION',
      'NO_ENCONTRADO',
      'NO_ENCONTRADO',
      'hecho',
    ]);
    expect(resultados[0]?.mensaje).toContain('Otra persona modificó');
    const used = await post({ accion: 'desactivar', registros: [{ id: test.world.unidadTipoId }] }, su, 'unidad-tipo');
    expect(used.resultados[0]).toMatchObject({ resultado: 'rechazado', codigo: 'EN_USO' });
    expect(used.resultados[0]?.mensaje).toContain('2 unidades médicas');
  });

  it('processes all matches of a filter, in steps, each record once', async () => {
    const filterBy = base64({ q: 'lote', clave: { ne: 'L6' } });
    const steps: Answer[] = [];
    let despuesDe: string | null = null;
    do {
      const step: Answer = await post({ accion: 'desactivar', filterBy, despuesDe, limite: 4 });
      steps.push(step);
      despuesDe = step.siguiente;
    } while (despuesDe !== null);
    expect(steps.map(({ resultados }) => resultados.length)).toEqual([4, 2]);
    expect(steps.flatMap(({ resultados }) => resultados.map(({ id }) => Number(id)))).toEqual(ids.slice(0, 6));
    expect(await active()).toEqual(ids.slice(6));
  });

  it('needs the permission for the action, and stays within its reach', async () => {
    expect((await test.nobody('POST', '/api/catalogos/especialidad/lote', { body: {} })).status).toBe(401);
    expect((await post({ accion: 'desactivar', registros: [{ id: ids[0] }] }, await test.as('Farmacia'))).status).toBe(
      403,
    );
    await test.database.orm
      .update(tables.usuario)
      .set({ unidadId: test.world.otraUnidadId })
      .where(eq(tables.usuario.email, 'farmacia@example.org'));
    const { resultados } = await post(
      {
        accion: 'desactivar',
        registros: [{ id: test.world.usuarios.Farmacia }, { id: test.world.usuarios.Recepcion }],
      },
      await test.as('Administrador-unidad'),
      'usuario',
    );
    expect(resultados.map(({ resultado, codigo }) => codigo ?? resultado)).toEqual(['NO_ENCONTRADO', 'hecho']);
  });

  it('refuses unreadable input, and names it', async () => {
    for (const [body, campo] of [
      [{ accion: 'borrar', registros: [] }, 'accion'],
      [{ accion: 'toString', registros: [] }, 'accion'],
      [{ accion: 'desactivar' }, 'filterBy'],
      [{ accion: 'desactivar', registros: Array.from({ length: 1001 }, (_, id) => ({ id })) }, 'registros'],
      [{ accion: 'desactivar', registros: [{ id: {} }] }, 'registros.0.id'],
      [{ accion: 'desactivar', filterBy: '', limite: 5000 }, 'limite'],
      [{ accion: 'desactivar', filterBy: base64({ noExiste: 1 }) }, 'noExiste'],
    ] as const) {
      const { status, problem } = await post(body);
      expect(status, campo).toBe(400);
      expect(problem.errores.map((error) => error.campo)).toEqual([campo]);
    }
  });
});
