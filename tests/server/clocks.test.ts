import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { rows } from '#platform/server/db/rows';
import { markExpired } from '#areas/inventario/server/stock/mark-expired';
import { setClock } from '../support/clock';
import { startApp, type TestApp } from '../support/server/app';
import { seedPharmacy, type Pharmacy } from '../support/server/pharmacy';
import { enter } from '../support/server/warehouses';
import { today } from '../support/today';

type Json = Record<string, unknown>;

/** Moments of common date errors, with the day of the network and the next day. The embedded database uses the clock of the process. */
describe.each([
  [
    'at 19:30 in Monterrey, when UTC is tomorrow',
    '2027-06-15T19:30:00-06:00',
    '2027-06-15',
    '2027-06-16',
    '2027-06-18',
  ],
  ['in the last half hour of a year', '2027-12-31T23:30:00-06:00', '2027-12-31', '2028-01-01', '2028-01-03'],
  ['on 29 February', '2028-02-29T12:00:00-06:00', '2028-02-29', '2028-03-01', '2028-03-03'],
])('the product %s', (_name, moment, day, tomorrow, validUntil) => {
  let test: TestApp;
  let place: Pharmacy;
  let setRight: () => void;

  beforeAll(async () => {
    setRight = setClock(moment);
    test = await startApp('PGlite');
    place = await seedPharmacy(test);
  });
  afterAll(async () => {
    await test.stop();
    setRight();
  });

  it('has one clock for process and database, and the calendar day of the network', async () => {
    const [row] = await rows<{ late: number }>(
      test.database.orm,
      sql`select extract(epoch from now() - ${new Date().toISOString()}::timestamptz)::float as late`,
    );
    expect(Math.abs(row!.late)).toBeLessThan(60);
    expect([today(), today(1)]).toEqual([day, tomorrow]);
  });

  it('puts an arriving patient into the queue of that day', async () => {
    const desk = await test.as('Recepcion');
    const answer = await desk('POST', '/api/pacientes/visita', {
      body: { pacienteId: place.pacienteId, unidadId: test.world.unidadId, tipo: 'CONSULTA', motivo: 'Control' },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body).toMatchObject({ fecha: day, turnoNumero: 1 });
    const queue = (await desk('GET', '/api/pacientes/visita/cola')).body as { fecha: string; visitas: Json[] };
    expect(queue.fecha).toBe(day);
    expect(queue.visitas.map(({ visitaId }) => visitaId)).toEqual([(answer.body as Json)['visitaId']]);
  });

  it('numbers a prescription by the year of that day, and calculates its validity from it', async () => {
    const made = await place.doctor('POST', '/api/pacientes/receta', {
      body: {
        pacienteId: place.pacienteId,
        consultaId: place.consultaId,
        diagnosticoId: place.diagnosticoId,
        lineas: [
          {
            insumoId: place.insumos.paracetamol,
            dosis: 1,
            unidadDosis: 'tableta',
            via: 'ORAL',
            frecuenciaHoras: 8,
            duracionDias: 1,
            cantidadPrescrita: 1,
          },
        ],
      },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { recetaId, version } = made.body as { recetaId: number; version: number };
    const issued = await place.doctor('POST', `/api/pacientes/receta/${recetaId}/emitir`, {
      headers: { 'if-match': `"${version}"` },
    });
    expect(issued.body, JSON.stringify(issued.body)).toMatchObject({
      folio: expect.stringMatching(`^RX-CLSSA900001-${day.slice(0, 4)}-\\d{7}$`),
      vigenciaHasta: validUntil,
    });
    const waiting = (await place.pharmacist('GET', '/api/pacientes/receta/cola')).body as { recetas: Json[] };
    expect(waiting.recetas).toMatchObject([{ recetaId, venceHoy: false }]);
  });

  it('permits a lot until the end of its last day', async () => {
    const { almacenId, insumos } = place;
    await enter(test, [{ almacenId, insumoId: insumos.enalapril, numeroLote: 'HOY', cantidad: 1, caducidad: day }]);
    expect(await markExpired(test.database.orm, new Date())).toBe(0);
    const midnight = new Date(`${tomorrow}T00:00:00-06:00`);
    expect(await markExpired(test.database.orm, new Date(midnight.getTime() - 1000))).toBe(0);
    expect(await markExpired(test.database.orm, midnight)).toBe(1);
    const [lot] = await test.database.orm.select().from(tables.lote).where(eq(tables.lote.numeroLote, 'HOY'));
    expect(lot).toMatchObject({ estatus: 'CADUCADO', existencia: 1 });
  });
});
