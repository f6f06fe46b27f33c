import type { Receta } from '#generated/shared/types.gen';
import type { Whole } from '../support/server/whole';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import type { Paciente } from '#generated/shared/types/paciente.gen';
import { runAutomatic } from '#platform/server/lifecycle/run-automatic';
import { SQLSTATE } from '#platform/server/db/pg-error';
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

  it('checks allergies again when it is issued', async () => {
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

  it('numbers controlled prescriptions separately, and limits each to one class', async () => {
    const controlled = await issued([line(place.insumos.tramadol)], { surtimientosPermitidos: 3 });
    expect(controlled).toMatchObject({ tipo: 'CONTROLADA', folioEspecial: null });
    expect(controlled.folio).toMatch(/^RXC-/);
    const mixed = documentOf(await draft([line(place.insumos.clonazepam), line(place.insumos.enalapril)]));
    expect(refusalOf(await step(mixed, 'emitir'))).toContain('lineas CONTROLADA_MEZCLADA');
    const often = documentOf(await draft([line(place.insumos.clonazepam)], { surtimientosPermitidos: 2 }));
    expect(refusalOf(await step(often, 'emitir'))).toContain('surtimientosPermitidos SURTIMIENTOS_DE_MAS');
  });

  it('gives each special number once, also in simultaneous requests and after a cancellation', async () => {
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

  it('are not issued without the right to prescribe', async () => {
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

  it('warn during entry, and store nothing', async () => {
    await test.database.orm
      .update(tables.insumo)
      .set({ concentracion: '10 mg', presentacion: 'Envase con 10 tabletas' })
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
      // Without a strength in the catalogue, there is no suggestion for a dose in mg.
      lineas: [
        { sugerida: 2, disponible: 0, contenidoEnvase: 12 },
        { sugerida: null, contenidoEnvase: 10, calculo: null, sinSugerencia: 'SIN_CONCENTRACION' },
        { sugerida: 6, contenidoEnvase: 10, calculo: '1 × 2 × 30 = 60; 60 ÷ 10 → 6', sinSugerencia: null },
      ],
    });
    expect((body as { advertencias: { codigo: string }[] }).advertencias.map(({ codigo }) => codigo)).toContain(
      'ALERGIA_BLOQUEO',
    );
  });

  it('requires a reason for packs above the need, and refuses far more of them', async () => {
    const { clonazepam } = place.insumos;
    const { orm } = test.database;
    const pack = { concentracion: '2 mg', contenidoEnvase: 30, unidadContenido: 'tableta' as const };
    await orm.update(tables.insumo).set(pack).where(eq(tables.insumo.insumoId, clonazepam));
    const nightly = { dosis: 2, unidadDosis: 'mg', frecuenciaHoras: 24, duracionDias: 30 };
    const ask = async (cantidadPrescrita: number, more: object = {}) =>
      documentOf(await draft([line(clonazepam, { ...nightly, cantidadPrescrita, ...more })]));
    const reason = { justificacion: 'Vive a seis horas de la unidad' };
    const far = await ask(60, reason);
    expect(far.advertencias).toEqual([
      expect.objectContaining({ codigo: 'CANTIDAD_EXCESIVA', nivel: 'BLOQUEA', detalle: '60 > 1' }),
    ]);
    expect(far.lineas[0]).toMatchObject({ cantidadSugerida: 1, calculo: '1 × 1 × 30 = 30; 30 ÷ 30 → 1' });
    expect(refusalOf(await step(far, 'emitir'))).toEqual([
      422,
      'VALIDACION',
      'lineas.0.cantidadPrescrita CANTIDAD_EXCESIVA',
    ]);
    expect(refusalOf(await step(await ask(3), 'emitir'))).toEqual([
      422,
      'VALIDACION',
      'lineas.0.justificacion CANTIDAD_EXCESIVA',
    ]);
    expect((await step(await ask(1), 'emitir')).status).toBe(200);
    expect((await step(await ask(3, reason), 'emitir')).status).toBe(200);
  });

  it('suggests packs in the unit of the dose, whichever it is', async () => {
    const { orm } = test.database;
    const { amoxicilina } = place.insumos;
    const told = async (pack: object, regimen: object) => {
      await orm.update(tables.insumo).set(pack).where(eq(tables.insumo.insumoId, amoxicilina));
      const { body, status } = await place.doctor('POST', `${PATH}/revisar`, {
        body: { pacienteId: place.pacienteId, lineas: [{ insumoId: amoxicilina, frecuenciaHoras: 8, ...regimen }] },
      });
      expect(status, JSON.stringify(body)).toBe(200);
      const [first] = (body as { lineas: { sugerida: number | null; sinSugerencia: string | null }[] }).lineas;
      return [first!.sugerida, first!.sinSugerencia];
    };
    // 010.000.2128.00, 010.000.2127.00 and 010.000.0429.00 of the Compendio Nacional de Insumos para la Salud.
    const capsules = { concentracion: '500 mg', contenidoEnvase: 12, unidadContenido: 'cápsula' };
    const suspension = { concentracion: '500 mg/5 mL', contenidoEnvase: 75, unidadContenido: 'mL' };
    const inhaler = { concentracion: '100 µg por dosis', contenidoEnvase: 200, unidadContenido: 'disparo' };
    expect(await told(capsules, { dosis: 500, unidadDosis: 'mg', duracionDias: 7 })).toEqual([2, null]);
    expect(await told(suspension, { dosis: 5, unidadDosis: 'mL', duracionDias: 7 })).toEqual([2, null]);
    expect(await told(suspension, { dosis: 1, unidadDosis: 'cápsula', duracionDias: 7 })).toEqual([
      null,
      'UNIDAD_NO_CONVERTIBLE',
    ]);
    expect(await told(inhaler, { dosis: 2, unidadDosis: 'disparo', duracionDias: 30 })).toEqual([1, null]);
    await told({ concentracion: null, contenidoEnvase: 12, unidadContenido: null }, {});
  });

  it('limits a dose to thousandths, and its unit to the list', async () => {
    const { enalapril } = place.insumos;
    const document = documentOf(await draft([line(enalapril, { dosis: 0.001, unidadDosis: 'mg' })]));
    expect(document.lineas[0]!.dosis).toBe(0.001);
    const printed = documentOf(await draft([line(enalapril, { dosis: 0.125, unidadDosis: 'mg' })]));
    expect(printed.lineas[0]!.dosis).toBe(0.125);
    expect(refusalOf(await draft([line(enalapril, { unidadDosis: 'cucharada' })]))[2]).toMatch(
      /^lineas\.0\.unidadDosis /,
    );
  });

  it('continues a medicine with another dose on a line that says so', async () => {
    const { enalapril } = place.insumos;
    const second = { dosis: 0.5, duracionDias: 5, cantidadPrescrita: 0 };
    expect(refusalOf(await draft([line(enalapril), line(enalapril, { ...second, cantidadPrescrita: 1 })]))).toEqual([
      422,
      'VALIDACION',
      'lineas.1.insumoId MEDICAMENTO_REPETIDO',
    ]);
    expect(refusalOf(await draft([line(enalapril, { ...second, continuacion: true })]))[2]).toBe(
      'lineas.0.continuacion CONTINUACION_SIN_INICIO',
    );
    const document = documentOf(
      await draft([
        line(enalapril, { duracionDias: 5, cantidadPrescrita: 3, justificacion: 'Se ajusta en cinco días' }),
        line(enalapril, { ...second, continuacion: true }),
      ]),
    );
    expect(document.advertencias?.map(({ codigo }) => codigo)).not.toContain('DUPLICADO_GENERICO');
    expect(document).toMatchObject({ claves: 1, piezasPrescritas: 3 });
    expect(document.lineas[0]).toMatchObject({
      cantidadSugerida: 3,
      calculo: '1 × 3 × 5 + 0.5 × 3 × 5 = 22.5; 22.5 ÷ 10 → 3',
    });
    const issuedNow = await step(document, 'emitir');
    expect(issuedNow.status, JSON.stringify(issuedNow.body)).toBe(200);
    const proposal = await place.pharmacist('GET', `${PATH}/${document.recetaId}/propuesta-surtido`);
    expect((proposal.body as { lineas: { pendiente: number }[] }).lineas.map(({ pendiente }) => pendiente)).toEqual([
      3,
    ]);
    const printed = await place.doctor('GET', `${PATH}/impresa?recetaId=${document.recetaId}`);
    expect(JSON.stringify(printed.body)).toContain('0.5 tabletas por vía oral cada 8 horas durante 5 días');
  });

  it('warn of an allergy by any of its names, and of an unlinked one', async () => {
    const { orm } = test.database;
    const { amoxicilina, enalapril } = place.insumos;
    const [before] = await orm
      .select({ alergias: tables.paciente.alergias })
      .from(tables.paciente)
      .where(eq(tables.paciente.pacienteId, place.pacienteId));
    const told = async (more: object, insumoId: number) => {
      const alergias = [{ tipo: 'MEDICAMENTO', gravedad: 'GRAVE', estado: 'ACTIVA', ...more }] as never;
      await orm.update(tables.paciente).set({ alergias }).where(eq(tables.paciente.pacienteId, place.pacienteId));
      const { body } = await place.doctor('POST', `${PATH}/revisar`, {
        body: { pacienteId: place.pacienteId, lineas: [{ insumoId }] },
      });
      return (body as { advertencias: { codigo: string }[] }).advertencias
        .map(({ codigo }) => codigo)
        .filter((codigo) => codigo.startsWith('ALERGIA'));
    };
    for (const sustancia of ['Betalactámicos', 'Penicilna', 'Amoxil'])
      expect(await told({ sustancia }, amoxicilina), sustancia).toEqual(['ALERGIA_BLOQUEO']);
    expect(await told({ sustancia: 'La inyección rosa' }, enalapril)).toEqual(['ALERGIA_SIN_VINCULAR']);
    const [group] = await orm
      .insert(tables.sustancia)
      .values({ clave: 'penicilinas', nombre: 'Penicilinas', tipo: 'GRUPO', comparteAlergia: true })
      .returning();
    const { sustanciaId } = group!;
    expect(await told({ sustancia: 'La inyección rosa', sustanciaId }, enalapril)).toEqual([]);
    expect(await told({ sustancia: 'La inyección rosa', sustanciaId }, amoxicilina)).toEqual(['ALERGIA_BLOQUEO']);
    await orm.delete(tables.sustancia).where(eq(tables.sustancia.sustanciaId, sustanciaId));
    await orm
      .update(tables.paciente)
      .set({ alergias: before!.alergias })
      .where(eq(tables.paciente.pacienteId, place.pacienteId));
  });

  it('is repeated in the consultation of today', async () => {
    const earlier = await issued([line(place.insumos.paracetamol, { justificacion: 'Dolor que no cede' })]);
    const answer = await place.doctor('POST', `${PATH}/${earlier.recetaId}/repetir`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(documentOf(answer)).toMatchObject({ estatus: 'BORRADOR', folio: null });
    expect(documentOf(answer).lineas).toHaveLength(1);
  });

  it('expires by itself the day after its last day, and missing pieces become unmet demand', async () => {
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
    expect(await runAutomatic(orm, system)).toBe(0);
    await until(today(-1));
    expect(await runAutomatic(orm, system)).toBe(1);
    const after = documentOf(await place.doctor('GET', `${PATH}/${document.recetaId}`));
    expect(after.estatus).toBe('VENCIDA');
    const rows = await orm
      .select({ cantidad: tables.demandaInsatisfecha.cantidad, consecutivo: tables.demandaInsatisfecha.consecutivo })
      .from(tables.demandaInsatisfecha)
      .where(eq(tables.demandaInsatisfecha.recetaId, document.recetaId));
    expect(rows).toEqual([{ cantidad: 3, consecutivo: 1 }]);
  });
});
