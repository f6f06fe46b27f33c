import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { seedPharmacy, type Pharmacy } from '../support/server/pharmacy';
import { refusalOf } from '../support/server/refusal';
import { enter } from '../support/server/warehouses';
import { PASSWORD } from '../support/server/world';

const BOOK = '/api/farmacia/controlados';

interface Counted {
  readonly conteoId: number;
  readonly nuevo: boolean;
}

describe.each(ENGINES)('the controlled-drug book on %s', (engine) => {
  let test: TestApp;
  let place: Pharmacy;
  /** A pharmacy of another unit with stock of the same medicine. */
  let otherId: number;
  let director: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    place = await seedPharmacy(test);
    director = await test.as('Director-unidad');
    const [other] = await test.database.orm
      .insert(tables.almacen)
      .values({
        clave: 'FARM-2',
        nombre: 'Farmacia de otra unidad',
        tipo: 'FARMACIA',
        unidadId: test.world.otraUnidadId,
        responsablePersonalId: place.medicoId,
        manejaControlados: true,
      })
      .returning();
    otherId = other!.almacenId;
    await test.database.orm
      .update(tables.paciente)
      .set({ domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId } })
      .where(eq(tables.paciente.pacienteId, place.pacienteId));
    await enter(test, [
      { almacenId: place.almacenId, insumoId: place.insumos.morfina, numeroLote: 'M1', cantidad: 10 },
      { almacenId: place.almacenId, insumoId: place.insumos.clonazepam, numeroLote: 'C1', cantidad: 5 },
      { almacenId: place.almacenId, insumoId: place.insumos.paracetamol, numeroLote: 'P1', cantidad: 7 },
      { almacenId: otherId, insumoId: place.insumos.morfina, numeroLote: 'M2', cantidad: 30 },
    ]);
  });
  afterAll(() => test.stop());

  const handMorphine = async () => {
    const made = await place.doctor('POST', '/api/pacientes/receta', {
      body: {
        pacienteId: place.pacienteId,
        consultaId: place.consultaId,
        diagnosticoId: place.diagnosticoId,
        surtimientosPermitidos: 1,
        lineas: [
          {
            insumoId: place.insumos.morfina,
            dosis: 1,
            unidadDosis: 'ampolleta',
            via: 'IV',
            frecuenciaHoras: 8,
            duracionDias: 1,
            cantidadPrescrita: 3,
          },
        ],
      },
    });
    const draft = made.body as { recetaId: number; version: number };
    const issued = await place.doctor('POST', `/api/pacientes/receta/${draft.recetaId}/emitir`, {
      headers: { 'if-match': `"${draft.version}"` },
    });
    expect(issued.status, JSON.stringify(issued.body)).toBe(200);
    const document = issued.body as { recetaId: number; folio: string; lineas: { recetaDetalleId: number }[] };
    const [lot] = await test.database.orm
      .select({ loteId: tables.lote.loteId })
      .from(tables.lote)
      .where(eq(tables.lote.numeroLote, 'M1'));
    const handed = await place.pharmacist('POST', `/api/pacientes/receta/${document.recetaId}/surtir`, {
      body: {
        almacenId: place.almacenId,
        lineas: [{ detalleId: document.lineas[0]!.recetaDetalleId, loteId: lot!.loteId, cantidad: 3 }],
        recibe: { nombre: 'Ana Flores', identificacion: 'INE 1' },
        segundaPersona: { email: place.second, password: PASSWORD },
      },
    });
    expect(handed.status, JSON.stringify(handed.body)).toBe(200);
    return document;
  };

  it('states balances, prescriber, dispenser and verifier, and special numbers', async () => {
    const document = await handMorphine();
    const { body } = await place.pharmacist('GET', `${BOOK}?fraccion=I`);
    expect(body).toMatchObject({
      almacenes: [{ almacenId: place.almacenId }],
      almacenId: place.almacenId,
      medicamentos: [{ insumoId: place.insumos.morfina, inicial: 0, entradas: 10, salidas: 3, saldo: 7 }],
      folios: [{ folioEspecial: 'SSA-101', recetaId: document.recetaId, cedula: '1234567' }],
      conteo: { abierto: null, ultimo: null, dias: null, vencido: true },
    });
    const page = await place.pharmacist(
      'GET',
      `${BOOK}/movimientos?almacenId=${place.almacenId}&insumoId=${place.insumos.morfina}`,
    );
    expect(page.body).toMatchObject({
      total: 2,
      movimientos: [
        { entrada: 10, salida: 0, saldo: 10, lote: 'M1', recetaId: null, paciente: null },
        {
          entrada: 0,
          salida: 3,
          saldo: 7,
          documento: document.folio,
          folioEspecial: 'SSA-101',
          paciente: 'Luz De Prueba',
          domicilio: expect.stringMatching(/^Juárez, Saltillo, Coahuila/),
          cedula: '1234567',
          lote: 'M1',
          surtio: 'Persona De Prueba',
          verifico: 'Rosa De Prueba',
          recibio: 'Ana Flores',
        },
      ],
    });
    // Stock from before the period is the opening balance.
    const later = await place.pharmacist('GET', `${BOOK}?fraccion=I&desde=2090-01-01&hasta=2090-01-02`);
    expect(later.body).toMatchObject({ medicamentos: [{ inicial: 7, entradas: 0, salidas: 0, saldo: 7 }] });
    expect((await place.pharmacist('GET', `${BOOK}?desde=2090-01-02&hasta=2090-01-01`)).status).toBe(400);
    expect(
      (await place.pharmacist('GET', `/api/reportes/medicamento-controlado?almacenId=${place.almacenId}&fraccion=I`))
        .body,
    ).toMatchObject({
      filas: [
        { documento: 'Saldo inicial', saldo: 0, entrada: null, salida: null },
        { saldo: 10, domicilio: null },
        {
          saldo: 7,
          surtio: 'Persona De Prueba',
          verifico: 'Rosa De Prueba',
          domicilio: expect.stringContaining('Juárez'),
        },
        { documento: 'Saldo final', entrada: 10, salida: 3, saldo: 7, contado: null, diferencia: null },
      ],
    });
    // A page of days without movements also has its balances.
    const still = await place.pharmacist(
      'GET',
      `/api/reportes/medicamento-controlado?almacenId=${place.almacenId}&fraccion=I&desde=2090-01-01&hasta=2090-01-02`,
    );
    expect((still.body as { filas: object[] }).filas).toMatchObject([
      { documento: 'Saldo inicial', saldo: 7 },
      { documento: 'Saldo final', entrada: 0, salida: 0, saldo: 7 },
    ]);
  });

  it('shows patients by initials and without address to readers who may not identify them', async () => {
    await test.database.orm
      .update(tables.perfil)
      .set({
        permisos: [
          { clave: 'reporte.medicamento-controlado', alcance: 'RED' },
          { clave: 'paciente.ver', alcance: 'RED' },
        ],
      })
      .where(eq(tables.perfil.nombre, 'Auditor'));
    const reader = await test.as('Auditor');
    const where = `almacenId=${place.almacenId}&insumoId=${place.insumos.morfina}`;
    const page = (await reader('GET', `${BOOK}/movimientos?${where}`)).body as { movimientos: object[] };
    expect(page.movimientos.at(-1)).toMatchObject({ paciente: 'L. D.', domicilio: null });
    const report = await reader('GET', `/api/reportes/medicamento-controlado?${where}`);
    expect(JSON.stringify([page, report.body])).not.toContain('Juárez');
  });

  it('excludes pharmacies of other units', async () => {
    expect((await place.pharmacist('GET', `${BOOK}?almacenId=${otherId}`)).status).toBe(404);
    const page = await place.pharmacist(
      'GET',
      `${BOOK}/movimientos?almacenId=${otherId}&insumoId=${place.insumos.morfina}`,
    );
    expect(page.body).toEqual({ total: 0, movimientos: [] });
    expect((await place.pharmacist('POST', `${BOOK}/contar`, { body: { almacenId: otherId } })).status).toBe(403);
    expect((await director('GET', `${BOOK}?almacenId=${otherId}`)).status).toBe(404);
    expect(await test.database.orm.select().from(tables.conteo)).toEqual([]);
    // Nurses cannot see the book; a director reads it and cannot begin a count.
    const nurse = await test.as('Enfermeria');
    expect((await nurse('GET', BOOK)).status).toBe(403);
    expect((await director('POST', `${BOOK}/contar`, { body: { almacenId: place.almacenId } })).status).toBe(403);
  });

  it('begins one count of the week, however often it is requested, and reports the findings', async () => {
    const press = () => place.pharmacist('POST', `${BOOK}/contar`, { body: { almacenId: place.almacenId } });
    const [first, second] = (await Promise.all([press(), press()])).map(({ body }) => body as Counted);
    expect(first!.conteoId).toBe(second!.conteoId);
    expect(first!.nuevo).not.toBe(second!.nuevo);
    const { conteoId } = first!;
    expect((await press()).body).toMatchObject({ conteoId, nuevo: false });
    const path = `/api/inventario/conteo/${conteoId}`;
    const read = async () =>
      (await place.pharmacist('GET', path)).body as {
        version: number;
        estatus: string;
        lineas: { conteoDetalleId: number; insumoId: number }[];
      };
    const count = await read();
    expect(count).toMatchObject({ estatus: 'CONTANDO', tipo: 'CONTROLADOS', tolerancia: 0, ciego: true });
    // Supplies that are not controlled are excluded from the count.
    expect(new Set(count.lineas.map(({ insumoId }) => insumoId))).toEqual(
      new Set([place.insumos.morfina, place.insumos.clonazepam]),
    );
    const step = async (name: string) => {
      const { version } = await read();
      const answer = await place.pharmacist('POST', `${path}/${name}`, {
        headers: { 'if-match': `"${version}"` },
        body: {},
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    const capture = async (pieces: (insumoId: number) => number, only?: number) => {
      const answer = await place.pharmacist('PUT', `${path}/captura`, {
        body: {
          lineas: count.lineas
            .filter(({ insumoId }) => only === undefined || insumoId === only)
            .map(({ conteoDetalleId, insumoId }) => ({ conteoDetalleId, conteo: pieces(insumoId) })),
        },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    // One ampoule of morphine is missing.
    await capture((insumoId) => (insumoId === place.insumos.morfina ? 6 : 5));
    await step('terminar');
    await capture(() => 6, place.insumos.morfina);
    await step('terminar-reconteo');
    expect((await place.pharmacist('GET', BOOK)).body).toMatchObject({
      conteo: {
        abierto: { conteoId, estatus: 'EN_REVISION' },
        ultimo: {
          conteoId,
          lotes: 2,
          diferencias: [{ insumoId: place.insumos.morfina, lote: 'M1', sistema: 7, contado: 6, diferencia: -1 }],
        },
        dias: 0,
        vencido: false,
      },
    });
    // A week later another count is due, and the open one no longer counts for the week.
    const longAgo = new Date(Date.now() - 8 * 86_400_000);
    await test.database.orm
      .update(tables.conteo)
      .set({ fechaTermino: longAgo, fechaProgramada: longAgo.toISOString().slice(0, 10) })
      .where(eq(tables.conteo.conteoId, conteoId));
    expect((await director('GET', BOOK)).body).toMatchObject({ conteo: { abierto: null, dias: 8, vencido: true } });
    expect((await press()).body).toMatchObject({ nuevo: true });
  });

  it('is refused without controlled stock to count', async () => {
    const [empty] = await test.database.orm
      .insert(tables.almacen)
      .values({
        clave: 'FARM-3',
        nombre: 'Farmacia vacía',
        tipo: 'FARMACIA',
        unidadId: test.world.unidadId,
        responsablePersonalId: place.medicoId,
      })
      .returning();
    const su = await test.as('SUPERUSUARIO');
    expect(refusalOf(await su('POST', `${BOOK}/contar`, { body: { almacenId: empty!.almacenId } }))).toEqual([
      422,
      'VALIDACION',
      ' CONTEO_SIN_LOTES',
    ]);
  });
});
