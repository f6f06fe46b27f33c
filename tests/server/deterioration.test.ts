import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedWard, type Ward } from '../support/server/ward';

const PATH = '/api/pacientes/orden-cargo/insumos-orden-cargo';
const HOUR_MS = 60 * 60 * 1000;
const DAY = 24;

interface Proposal {
  readonly deterioro: {
    news2Total: number | null;
    origen: string;
    paquete: string | null;
    casos: number;
    dias: number;
  };
  readonly insumos: { insumoId: number; cantidad: number; casos: number | null; alergia: string | null }[];
}

describe('the proposal for a deteriorating patient', () => {
  let test: TestApp;
  let ward: Ward;
  let stay: number;

  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  /** Creates a set of signs dated the given number of hours ago. */
  const signs = async (hospitalizacionId: number, hours: number, news2Total: number, more: object = {}) => {
    const [patient] = await test.database.orm
      .select({ pacienteId: tables.hospitalizacion.pacienteId })
      .from(tables.hospitalizacion)
      .where(eq(tables.hospitalizacion.hospitalizacionId, hospitalizacionId));
    await test.database.orm.insert(tables.signos).values({
      hospitalizacionId,
      pacienteId: patient!.pacienteId,
      unidadId: test.world.unidadId,
      nucleoId: ward.servicioId,
      fechaToma: ago(hours),
      edadAnios: 60,
      news2Total,
      news2Riesgo: news2Total >= 7 ? 'ALTO' : 'BAJO',
      ...more,
    });
  };
  /** Creates an order for a stay in the state `estatus`, dated the given number of hours ago. */
  const ordered = async (
    hospitalizacionId: number,
    hours: number,
    lines: readonly (readonly [number, number])[],
    more: object = {},
  ) => {
    const answer = await ward.nurse('POST', '/api/pacientes/orden-cargo', {
      body: {
        hospitalizacionId,
        tipo: 'ORDINARIA',
        lineas: lines.map(([insumoId, cantidadSolicitada]) => ({ insumoId, cantidadSolicitada })),
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    await test.database.orm
      .update(tables.ordenCargo)
      .set({ fechaSolicitud: ago(hours), estatus: 'CERRADA', ...more })
      .where(eq(tables.ordenCargo.ordenCargoId, (answer.body as { ordenCargoId: number }).ordenCargoId));
  };
  const proposed = (client: Client = ward.nurse, id = stay) =>
    client('GET', `${PATH}?hospitalizacionId=${id}&deterioro=true`);
  const proposal = async () => {
    const answer = await proposed();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Proposal;
  };

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    ward = await seedWard(test);
    stay = await ward.admit();
    await signs(stay, 1, 8);
    await signs(stay, 0.5, 3, { news2Total: null });
  });
  afterAll(() => test.stop());

  it('is empty in a ward without a history and without a kit', async () => {
    const { deterioro, insumos } = await proposal();
    expect(deterioro).toMatchObject({ news2Total: 8, origen: 'NINGUNO', paquete: null, casos: 0, dias: 180 });
    expect(insumos).toEqual([]);
  });

  it('is the configured kit of the ward while it has no history', async () => {
    const { orm } = test.database;
    const [kit] = await orm
      .insert(tables.procedimiento)
      .values({ clave: '93.96', nombre: 'Oxígeno', tipo: 'TERAPEUTICO' })
      .returning();
    await orm
      .insert(tables.procedimientoInsumosSugeridos)
      .values({ procedimientoId: kit!.procedimientoId, orden: 0, insumoId: ward.insumos.enalapril, cantidad: 4 });
    await orm
      .update(tables.nucleo)
      .set({ paqueteDeterioroId: kit!.procedimientoId })
      .where(eq(tables.nucleo.nucleoId, ward.servicioId));
    const { deterioro, insumos } = await proposal();
    expect(deterioro).toMatchObject({ origen: 'PAQUETE', paquete: 'Oxígeno' });
    expect(insumos).toMatchObject([{ insumoId: ward.insumos.enalapril, cantidad: 4, casos: null }]);
  });

  it('contains the ward’s usual orders in the day after such signs, with their frequency', async () => {
    const { paracetamol, insulina, amoxicilina, enalapril } = ward.insumos;
    // Four deteriorations: one has two sets within a day, and one has no orders.
    const stays = [await ward.admit(), await ward.admit(), await ward.admit(), await ward.admit()];
    await signs(stays[0]!, 10 * DAY, 7);
    await signs(stays[0]!, 10 * DAY - 6, 11);
    await signs(stays[1]!, 20 * DAY, 9);
    await signs(stays[2]!, 100 * DAY, 7);
    await signs(stays[3]!, 50 * DAY, 12);
    // No deteriorations: not high, corrected since, or too long ago.
    await signs(stays[3]!, 30 * DAY, 6);
    await signs(stays[3]!, 60 * DAY, 12, { estatus: 'CORREGIDO' });
    await signs(stays[3]!, 190 * DAY, 12);
    await ordered(stays[0]!, 10 * DAY - 1, [
      [paracetamol, 2],
      [insulina, 1],
    ]);
    // A second order of the same case counts with the first.
    await ordered(stays[0]!, 10 * DAY - 20, [[paracetamol, 3]]);
    await ordered(stays[1]!, 20 * DAY - 23, [
      [paracetamol, 1],
      [insulina, 5],
    ]);
    await ordered(stays[2]!, 100 * DAY - 2, [
      [paracetamol, 9],
      [amoxicilina, 1],
    ]);
    // Not counted: ordered before it, a day too late, cancelled, or by another ward.
    await ordered(stays[1]!, 20 * DAY + 1, [[enalapril, 1]]);
    await ordered(stays[1]!, 20 * DAY - 25, [[enalapril, 1]]);
    await ordered(stays[2]!, 100 * DAY - 1, [[enalapril, 1]], { estatus: 'CANCELADA' });
    const { deterioro, insumos } = await proposal();
    expect(deterioro).toMatchObject({ origen: 'HISTORIA', paquete: null, casos: 4 });
    // Amoxicillin was ordered only once, which is too rare.
    expect(insumos).toMatchObject([
      { insumoId: paracetamol, cantidad: 5, casos: 3 },
      { insumoId: insulina, cantidad: 1, casos: 2 },
    ]);
  });

  it('does not change the orders of the stay, and is hidden outside its reach', async () => {
    const { orm } = test.database;
    const orders = await orm
      .select({ id: tables.ordenCargo.ordenCargoId })
      .from(tables.ordenCargo)
      .where(and(eq(tables.ordenCargo.hospitalizacionId, stay), inArray(tables.ordenCargo.estatus, ['BORRADOR'])));
    expect(orders).toEqual([]);
    const [elsewhere] = await orm
      .insert(tables.nucleo)
      .values({ unidadId: test.world.otraUnidadId, clave: 'MI', nombre: 'Medicina', tipo: 'SERVICIO_HOSPITALARIO' })
      .returning();
    await orm
      .update(tables.usuario)
      .set({ unidadId: test.world.otraUnidadId, servicioIds: [elsewhere!.nucleoId] })
      .where(eq(tables.usuario.usuarioId, test.world.usuarios['Enfermeria-centrales']));
    const stranger = await test.as('Enfermeria-centrales');
    expect((await proposed(stranger)).status).toBe(404);
    expect((await proposed(ward.pharmacist)).status).toBe(403);
  });
});
