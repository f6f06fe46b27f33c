import type { Receta } from '../../generated/shared/types.gen';
import type { Whole } from '../support/server/whole';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '../../generated/server/tables.gen';
import type { Paciente } from '../../generated/shared/types/paciente.gen';
import { runAutomatic } from '../../src/server/crud/lifecycle/run-automatic';
import { SQLSTATE } from '../../src/server/db/pg-error';
import { effectTable } from '../../src/server/operations/effects';
import { ENGINES, startApp, type Answer, type TestApp } from '../support/server/app';
import { seedPharmacy, type Pharmacy } from '../support/server/pharmacy';
import { refusalOf } from '../support/server/refusal';
import { sqlStateOf } from '../support/server/sql-state';
import { today } from '../support/today';

type Document = Whole<Receta>;

const PATH = '/api/pacientes/receta';

const documentOf = (answer: Answer) => answer.body as Document;

describe.each(ENGINES)('prescriptions on %s', (engine) => {
  let test: TestApp;
  let place: Pharmacy;

  beforeAll(async () => {
    test = await startApp(engine);
    place = await seedPharmacy(test);
  });
  afterAll(() => test.stop());

  const line = (insumoId: number, more: object = {}) => ({
    insumoId,
    dosis: 1,
    unidadDosis: 'tableta',
    via: 'ORAL',
    frecuenciaHoras: 8,
    duracionDias: 7,
    cantidadPrescrita: 3,
    ...more,
  });
  const draft = async (lineas: readonly object[], more: object = {}) =>
    place.doctor('POST', PATH, {
      body: {
        pacienteId: place.pacienteId,
        consultaId: place.consultaId,
        diagnosticoId: place.diagnosticoId,
        surtimientosPermitidos: 1,
        lineas,
        ...more,
      },
    });
  const step = ({ recetaId, version }: Document, name: string, body: object = {}) =>
    place.doctor('POST', `${PATH}/${recetaId}/${name}`, { body, headers: { 'if-match': `"${version}"` } });
  const issued = async (lineas: readonly object[], more: object = {}) => {
    const made = await draft(lineas, more);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const answer = await step(documentOf(made), 'emitir');
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return documentOf(answer);
  };

  it('suggests the amount with its arithmetic, and fills in the pharmacy of the unit', async () => {
    const document = documentOf(await draft([line(place.insumos.paracetamol)]));
    expect(document).toMatchObject({ estatus: 'BORRADOR', tipo: 'ORDINARIA', almacenId: place.almacenId });
    expect(document.lineas[0]).toMatchObject({ cantidadSugerida: 3, calculo: '1 × 3 × 7 = 21; 21 ÷ 10 → 3' });
  });

  it('is signed when it is issued, with its number and validity, and the visit goes on to the pharmacy', async () => {
    const document = await issued([line(place.insumos.paracetamol)]);
    expect(document).toMatchObject({
      estatus: 'EMITIDA',
      medicoNombre: expect.stringContaining('De Prueba') as string,
      medicoCedula: '1234567',
      vigenciaHasta: today(3),
    });
    expect(document.folio).toMatch(/^RX-CLSSA900001-\d{4}-\d{7}$/);
    const [visit] = await test.database.orm
      .select({ estatus: tables.visita.estatus })
      .from(tables.visita)
      .where(eq(tables.visita.visitaId, place.visitaId));
    expect(visit!.estatus).toBe('EN_FARMACIA');
    const changed = await place.doctor('PUT', `${PATH}/${document.recetaId}`, {
      body: { ...document, indicacionesGenerales: 'Otra cosa' },
    });
    expect(changed.status).toBe(409);
    const { recetaDetalleId } = document.lineas[0]!;
    expect(
      await sqlStateOf(
        test.database.orm,
        sql`update receta_detalle set dosis = 50 where receta_detalle_id = ${recetaDetalleId}`,
      ),
    ).toBe(SQLSTATE.restrict);
  });

  it('warns of an allergy in the draft, and is issued only with a reason', async () => {
    const document = documentOf(await draft([line(place.insumos.amoxicilina)]));
    expect(document.advertencias).toEqual([
      expect.objectContaining({ codigo: 'ALERGIA_BLOQUEO', nivel: 'JUSTIFICAR', detalle: 'Penicilina' }),
    ]);
    expect(refusalOf(await step(document, 'emitir'))).toEqual([
      422,
      'VALIDACION',
      'lineas.0.justificacion ALERGIA_BLOQUEO',
    ]);
    const explained = await issued([
      line(place.insumos.amoxicilina, { justificacion: 'Desensibilización bajo vigilancia' }),
    ]);
    expect(explained.estatus).toBe('EMITIDA');
  });

  it('looks at allergies once more when it is issued', async () => {
    const document = documentOf(await draft([line(place.insumos.enalapril)]));
    const { orm } = test.database;
    const [before] = await orm
      .select({ alergias: tables.paciente.alergias })
      .from(tables.paciente)
      .where(eq(tables.paciente.pacienteId, place.pacienteId));
    const set = (alergias: NonNullable<Paciente['alergias']>) =>
      orm.update(tables.paciente).set({ alergias }).where(eq(tables.paciente.pacienteId, place.pacienteId));
    await set([
      ...before!.alergias!,
      { sustancia: 'enalapríl', tipo: 'MEDICAMENTO', gravedad: 'GRAVE', estado: 'ACTIVA' },
    ]);
    expect(refusalOf(await step(document, 'emitir'))).toEqual([
      422,
      'VALIDACION',
      'lineas.0.justificacion ALERGIA_BLOQUEO',
    ]);
    await set(before!.alergias!);
  });

  it('numbers controlled prescriptions by themselves, and keeps them to one class', async () => {
    const controlled = await issued([line(place.insumos.tramadol)], { surtimientosPermitidos: 3 });
    expect(controlled).toMatchObject({ tipo: 'CONTROLADA', folioEspecial: null });
    expect(controlled.folio).toMatch(/^RXC-/);
    const mixed = documentOf(await draft([line(place.insumos.clonazepam), line(place.insumos.enalapril)]));
    expect(refusalOf(await step(mixed, 'emitir'))).toContain('lineas CONTROLADA_MEZCLADA');
    const often = documentOf(await draft([line(place.insumos.clonazepam)], { surtimientosPermitidos: 2 }));
    expect(refusalOf(await step(often, 'emitir'))).toContain('surtimientosPermitidos SURTIMIENTOS_DE_MAS');
  });

  it('gives each special number once: at once, and after one was cancelled', async () => {
    const again = { justificacion: 'Dolor oncológico, dosis revisada' };
    const drafts = await Promise.all([1, 2, 3].map(() => draft([line(place.insumos.morfina, again)])));
    const both = await Promise.all(drafts.map((each) => step(documentOf(each), 'emitir')));
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    const folios = both.map((answer) => documentOf(answer).folioEspecial ?? '').toSorted((a, b) => a.localeCompare(b));
    expect(folios).toEqual(['SSA-101', 'SSA-102', 'SSA-103']);
    const last = both.map(documentOf).find(({ folioEspecial }) => folioEspecial === 'SSA-103')!;
    const cancelled = await step(last, 'cancelar', { motivoCancelacion: 'Se equivocó de paciente' });
    expect(documentOf(cancelled)).toMatchObject({ estatus: 'CANCELADA', folioEspecial: 'SSA-103' });
    expect((await issued([line(place.insumos.morfina, again)])).folioEspecial).toBe('SSA-104');
    const beyond = documentOf(await draft([line(place.insumos.morfina, again)]));
    expect(refusalOf(await step(beyond, 'emitir'))).toEqual([422, 'VALIDACION', 'lineas FOLIOS_AGOTADOS']);
  });

  it('is not issued by somebody who may not prescribe', async () => {
    const { orm } = test.database;
    const may = (puedePrescribir: boolean) =>
      orm
        .update(tables.personalMedico)
        .set({ puedePrescribir })
        .where(eq(tables.personalMedico.personalMedicoId, place.medicoId));
    const document = documentOf(await draft([line(place.insumos.enalapril)]));
    await may(false);
    expect(refusalOf(await step(document, 'emitir'))).toEqual([422, 'VALIDACION', 'lineas PRESCRIPTOR_NO_AUTORIZADO']);
    await may(true);
  });

  it('tells while somebody writes, and stores nothing', async () => {
    await test.database.orm
      .update(tables.insumo)
      .set({ concentracion: '10 mg', presentacion: 'Envase con 30 tabletas' })
      .where(eq(tables.insumo.insumoId, place.insumos.enalapril));
    const { body, status } = await place.doctor('POST', `${PATH}/revisar`, {
      body: {
        pacienteId: place.pacienteId,
        lineas: [
          {
            insumoId: place.insumos.amoxicilina,
            dosis: 1,
            unidadDosis: 'cápsula',
            frecuenciaHoras: 8,
            duracionDias: 7,
          },
          { insumoId: place.insumos.paracetamol, dosis: 500, unidadDosis: 'mg', frecuenciaHoras: 8, duracionDias: 7 },
          { insumoId: place.insumos.enalapril, dosis: 10, unidadDosis: 'mg', frecuenciaHoras: 12, duracionDias: 30 },
        ],
      },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      almacenId: place.almacenId,
      tipo: 'ORDINARIA',
      retencion: 'AL_AGOTARSE',
      // Of one the catalogue tells no strength: nothing is suggested for a dose in mg.
      lineas: [
        { sugerida: 2, disponible: 0, contenidoEnvase: 12 },
        { sugerida: null, contenidoEnvase: 10 },
        { sugerida: 2, contenidoEnvase: 30 },
      ],
    });
    expect((body as { advertencias: { codigo: string }[] }).advertencias.map(({ codigo }) => codigo)).toContain(
      'ALERGIA_BLOQUEO',
    );
  });

  it('is repeated in the consultation of today', async () => {
    const earlier = await issued([line(place.insumos.paracetamol, { justificacion: 'Dolor que no cede' })]);
    const answer = await place.doctor('POST', `${PATH}/${earlier.recetaId}/repetir`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(documentOf(answer)).toMatchObject({ estatus: 'BORRADOR', folio: null });
    expect(documentOf(answer).lineas).toHaveLength(1);
  });

  it('expires by itself the day after its last, and what lacks is demand that was not met', async () => {
    const document = await issued([line(place.insumos.insulina)]);
    const { orm } = test.database;
    const system = {
      usuarioId: null,
      unidadId: null,
      jurisdiccionId: null,
      almacenIds: [],
      servicioIds: [],
      permissions: new Map(),
      timeZone: 'America/Monterrey',
      ip: null,
      device: null,
      correlationId: 'sistema',
    };
    const until = (vigenciaHasta: string) =>
      orm.update(tables.receta).set({ vigenciaHasta }).where(eq(tables.receta.recetaId, document.recetaId));
    await until(today());
    expect(await runAutomatic(orm, effectTable, system)).toBe(0);
    await until(today(-1));
    expect(await runAutomatic(orm, effectTable, system)).toBe(1);
    const after = documentOf(await place.doctor('GET', `${PATH}/${document.recetaId}`));
    expect(after.estatus).toBe('VENCIDA');
    const rows = await orm
      .select({ cantidad: tables.demandaInsatisfecha.cantidad, consecutivo: tables.demandaInsatisfecha.consecutivo })
      .from(tables.demandaInsatisfecha)
      .where(eq(tables.demandaInsatisfecha.recetaId, document.recetaId));
    expect(rows).toEqual([{ cantidad: 3, consecutivo: 1 }]);
  });
});
