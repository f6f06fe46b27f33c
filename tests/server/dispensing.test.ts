import type { Receta } from '#generated/shared/types.gen';
import type { Whole } from '../support/server/whole';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { closeMonths } from '#areas/inventario/server/stock/close-months';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { bitacora, consumoMensual, idempotencia, intentoSesion } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type Answer, type TestApp } from '../support/server/app';
import { seedPharmacy, type Pharmacy } from '../support/server/pharmacy';
import { refusalOf } from '../support/server/refusal';
import { enter } from '../support/server/warehouses';
import { PASSWORD } from '../support/server/world';
import { today } from '../support/today';

type Document = Whole<Receta>;

const PATH = '/api/pacientes/receta';

interface Dispensed {
  readonly surtimientoId: number;
  readonly estatus: string;
  readonly piezasPendientes: number;
  readonly retenida: boolean;
}
const documentOf = (answer: Answer) => answer.body as Document;
const dispensedOf = (answer: Answer) => answer.body as Dispensed;

describe.each(ENGINES)('dispensing on %s', (engine) => {
  let test: TestApp;
  let place: Pharmacy;
  let lots = 0;

  beforeAll(async () => {
    test = await startApp(engine);
    place = await seedPharmacy(test);
  });
  afterAll(() => test.stop());

  /** Creates an issued prescription of one medicine. */
  const issued = async (
    insumoId: number,
    cantidadPrescrita: number,
    surtimientosPermitidos = 1,
    justificacion: string | null = 'Revisado con el paciente',
  ) => {
    const made = await place.doctor('POST', PATH, {
      body: {
        pacienteId: place.pacienteId,
        consultaId: place.consultaId,
        diagnosticoId: place.diagnosticoId,
        surtimientosPermitidos,
        lineas: [
          {
            insumoId,
            dosis: 1,
            unidadDosis: 'tableta',
            via: 'ORAL',
            frecuenciaTexto: 'una al despertar',
            duracionDias: 1,
            cantidadPrescrita,
            justificacion,
          },
        ],
      },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { recetaId, version } = documentOf(made);
    const answer = await place.doctor('POST', `${PATH}/${recetaId}/emitir`, {
      headers: { 'if-match': `"${version}"` },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return documentOf(answer);
  };
  const stocked = async (insumoId: number, cantidad: number, caducidad?: string, almacenId = place.almacenId) => {
    lots += 1;
    const numeroLote = `L${lots}`;
    await enter(test, [{ almacenId, insumoId, numeroLote, cantidad, ...(caducidad ? { caducidad } : {}) }]);
    const [row] = await test.database.orm
      .select({ loteId: tables.lote.loteId })
      .from(tables.lote)
      .where(eq(tables.lote.numeroLote, numeroLote));
    return row!.loteId;
  };
  const dispense = (
    { recetaId, lineas }: Document,
    given: readonly (readonly [number, number])[],
    more: object = {},
    headers: Record<string, string> = {},
  ) =>
    place.pharmacist('POST', `${PATH}/${recetaId}/surtir`, {
      body: {
        almacenId: place.almacenId,
        lineas: given.map(([loteId, cantidad]) => ({ detalleId: lineas[0]!.recetaDetalleId, loteId, cantidad })),
        ...more,
      },
      headers,
    });
  const because = ({ lineas }: Document) => ({
    motivosNoSurtido: [{ detalleId: lineas[0]!.recetaDetalleId, motivoNoSurtidoId: place.motivoId }],
  });
  const read = async ({ recetaId }: Document) => documentOf(await place.pharmacist('GET', `${PATH}/${recetaId}`));
  const ledgerOf = ({ recetaId }: Document) =>
    test.database.orm
      .select({ tipo: tables.kardex.tipo, entrada: tables.kardex.entrada, salida: tables.kardex.salida })
      .from(tables.kardex)
      .where(and(eq(tables.kardex.documentoTipo, 'RECETA'), eq(tables.kardex.documentoId, recetaId)))
      .orderBy(tables.kardex.kardexId);
  const demandOf = ({ recetaId }: Document) =>
    test.database.orm
      .select({ cantidad: tables.demandaInsatisfecha.cantidad })
      .from(tables.demandaInsatisfecha)
      .where(eq(tables.demandaInsatisfecha.recetaId, recetaId));

  it('proposes lots by expiry, dispenses them once, and ends the visit', async () => {
    const { paracetamol } = place.insumos;
    const late = await stocked(paracetamol, 10, '2090-01-01');
    const soon = await stocked(paracetamol, 2, '2089-01-01');
    const document = await issued(paracetamol, 3);
    const { body } = await place.pharmacist('GET', `${PATH}/${document.recetaId}/propuesta-surtido`);
    expect(body).toMatchObject({
      surtible: true,
      lineas: [
        {
          pendiente: 3,
          faltante: 0,
          asignaciones: [
            { loteId: soon, cantidad: 2 },
            { loteId: late, cantidad: 1 },
          ],
        },
      ],
    });
    expect(refusalOf(await dispense(document, [[late, 3]]))).toEqual([
      422,
      'VALIDACION',
      'lineas.0.motivoNoFefo MOTIVO_NO_FEFO',
    ]);
    const given = [
      [soon, 2],
      [late, 1],
    ] as const;
    const key = { 'idempotency-key': 'una-vez' };
    const first = await dispense(document, given, {}, key);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect((await dispense(document, given, {}, key)).body).toEqual(first.body);
    expect(await ledgerOf(document)).toEqual([
      { tipo: 'S_RECETA', entrada: 0, salida: 2 },
      { tipo: 'S_RECETA', entrada: 0, salida: 1 },
    ]);
    expect(await read(document)).toMatchObject({ estatus: 'SURTIDA', piezasPendientes: 0 });
    expect(refusalOf(await dispense(document, [[late, 1]]))[1]).toBe('SURTIMIENTOS_AGOTADOS');
    const [visit] = await test.database.orm
      .select({ estatus: tables.visita.estatus })
      .from(tables.visita)
      .where(eq(tables.visita.visitaId, place.visitaId));
    expect(visit!.estatus).toBe('FINALIZADA');
  });

  it('dispenses a part with a reason, records the shortage once, and the rest later', async () => {
    const { enalapril } = place.insumos;
    const lot = await stocked(enalapril, 9);
    const document = await issued(enalapril, 3);
    expect(refusalOf(await dispense(document, [[lot, 2]]))[2]).toMatch(/MOTIVO_NO_SURTIDO$/);
    expect(dispensedOf(await dispense(document, [[lot, 2]], because(document)))).toMatchObject({
      estatus: 'SURTIDA_PARCIAL',
      piezasPendientes: 1,
    });
    expect(await demandOf(document)).toEqual([{ cantidad: 1 }]);
    const waiting = (await place.pharmacist('GET', `${PATH}/pendientes`)).body as { recetaId: number }[];
    expect(waiting).toContainEqual(
      expect.objectContaining({ recetaId: document.recetaId, pendiente: 1, disponible: 7 }),
    );
    expect(refusalOf(await dispense(document, [[lot, 2]]))).toContain('lineas.0.cantidad SURTIDO_DE_MAS');
    expect(dispensedOf(await dispense(document, [[lot, 1]]))).toMatchObject({ estatus: 'SURTIDA' });
    expect(await demandOf(document)).toEqual([{ cantidad: 1 }]);
  });

  it('refuses expired lots, and lots of another warehouse or supply, on their line', async () => {
    const { paracetamol, insulina } = place.insumos;
    const document = await issued(paracetamol, 1);
    const other = await stocked(insulina, 5);
    expect(refusalOf(await dispense(document, [[other, 1]]))).toContain('lineas.0.loteId LOTE_AJENO');
    expect(refusalOf(await dispense(document, [[999_999, 1]]))).toContain('lineas.0.loteId LOTE_AJENO');
    const expired = await stocked(paracetamol, 5, '2089-02-02');
    await test.database.orm
      .update(tables.lote)
      .set({ caducidad: today(-1) })
      .where(eq(tables.lote.loteId, expired));
    expect(refusalOf(await dispense(document, [[expired, 1]]))).toEqual([
      409,
      'LOTE_CADUCADO',
      'lineas.0.cantidad LOTE_CADUCADO',
    ]);
  });

  it('gives the last box to one of two concurrent requests', async () => {
    const { insulina } = place.insumos;
    const [all] = await test.database.orm
      .select({ pieces: tables.inventario.existencia })
      .from(tables.inventario)
      .where(and(eq(tables.inventario.almacenId, place.almacenId), eq(tables.inventario.insumoId, insulina)));
    const [lot] = await test.database.orm
      .select({ loteId: tables.lote.loteId })
      .from(tables.lote)
      .where(and(eq(tables.lote.almacenId, place.almacenId), eq(tables.lote.insumoId, insulina)));
    const pieces = all!.pieces;
    const documents = [await issued(insulina, pieces), await issued(insulina, pieces)];
    const answers = await Promise.all(documents.map((each) => dispense(each, [[lot!.loteId, pieces]])));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      codigo: 'EXISTENCIA_INSUFICIENTE',
      errores: [{ mensaje: expect.stringContaining('Solo hay 0') as string }],
    });
  });

  it('requires a second person and a recipient for controlled medicines, and stores no password', async () => {
    const { tramadol } = place.insumos;
    const lot = await stocked(tramadol, 20);
    const document = await issued(tramadol, 2, 3);
    const receiver = { recibe: { nombre: 'Juan Pérez', identificacion: 'INE 1234' } };
    expect(refusalOf(await dispense(document, [[lot, 2]]))).toEqual([
      422,
      'VALIDACION',
      'recibe.nombre REQUERIDO',
      'recibe.identificacion REQUERIDO',
    ]);
    expect(refusalOf(await dispense(document, [[lot, 2]], receiver))[2]).toBe(
      'segundaPersona SEGUNDA_PERSONA_REQUERIDA',
    );
    const vouched = (email: string, password: string) =>
      dispense(
        document,
        [[lot, 2]],
        { ...receiver, segundaPersona: { email, password } },
        { 'idempotency-key': email },
      );
    expect(refusalOf(await vouched('farmacia@example.org', PASSWORD))[2]).toBe(
      'segundaPersona.email SEGUNDA_PERSONA_MISMA',
    );
    expect(refusalOf(await vouched('enfermeria@example.org', PASSWORD))[2]).toMatch(/SEGUNDA_PERSONA/);
    expect(refusalOf(await vouched(place.second, 'equivocada'))[2]).toBe(
      'segundaPersona.password SEGUNDA_PERSONA_RECHAZADA',
    );
    const answer = await vouched(place.second.toUpperCase(), PASSWORD);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { surtimientoId } = dispensedOf(answer);
    const { body } = await place.pharmacist('GET', `${PATH}/surtimiento/${surtimientoId}`);
    expect(body).toMatchObject({ controlado: true, segundoVerificadorId: expect.any(Number) as number });
    const { orm } = test.database;
    const kept = JSON.stringify([await orm.select().from(bitacora), await orm.select().from(idempotencia)]);
    expect(kept).not.toContain(PASSWORD);
    expect(kept).not.toContain('equivocada');
  });

  it('accepts a second person’s confirmation of the exact request in their own session, once, and notifies them', async () => {
    const { tramadol } = place.insumos;
    const { orm } = test.database;
    const lot = await stocked(tramadol, 20);
    const signedIn = await test.nobody('POST', '/api/sign-in', {
      body: { userName: place.second, password: PASSWORD },
    });
    const second = test.bearer((signedIn.body as { token: string }).token);
    const [document, another] = [await issued(tramadol, 2, 3), await issued(tramadol, 2, 3)];
    const receiver = { recibe: { nombre: 'Juan Pérez', identificacion: 'INE 1234' } };
    const cuerpo = {
      almacenId: place.almacenId,
      lineas: [{ detalleId: document.lineas[0]!.recetaDetalleId, loteId: lot, cantidad: 2 }],
      ...receiver,
    };
    const asked = await place.pharmacist('POST', '/api/vouches', {
      body: { operacion: 'recetaSurtir', parametros: { recetaId: document.recetaId }, cuerpo },
    });
    const { avalId } = asked.body as { avalId: string };
    const [waiting] = (await second('GET', '/api/vouches')).body as { accion: string; detalles: string[] }[];
    expect(waiting!.accion).toMatch(/^surtir la receta \S+$/);
    expect(waiting!.detalles).toEqual([expect.stringMatching(/^Tramadol, lote .+: 2 piezas$/)]);
    expect((await second('POST', `/api/vouches/${avalId}/confirm`, { body: {} })).status).toBe(200);
    const vouched = (of: typeof document) => dispense(of, [[lot, 2]], { ...receiver, segundaPersona: { avalId } });
    expect(refusalOf(await vouched(another))[2]).toBe('segundaPersona.avalId AVAL_DE_OTRO_ACTO');
    const answer = await vouched(document);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(refusalOf(await vouched(document))[2]).toBe('segundaPersona.avalId AVAL_TERMINADO');
    const [account] = await orm.select().from(tables.usuario).where(eq(tables.usuario.email, place.second));
    const [entry] = await orm
      .select()
      .from(bitacora)
      .where(and(eq(bitacora.accion, 'AVALAR'), eq(bitacora.usuarioId, account!.usuarioId)))
      .orderBy(desc(bitacora.bitacoraId));
    expect(entry).toMatchObject({ entidad: 'receta', despues: { operacion: 'recetaSurtir' } });
    const notices = (await second('GET', '/api/notificaciones/notificaciones/notificaciones-list')).body as {
      titulo: string;
    }[];
    expect(notices.map(({ titulo }) => titulo)).toContain('Usted avaló un movimiento de otra persona');
  });

  it('delays attempts at a second person’s password, right or wrong', async () => {
    const { tramadol } = place.insumos;
    const { orm } = test.database;
    const lot = await stocked(tramadol, 20);
    const document = await issued(tramadol, 2, 3);
    await orm.delete(intentoSesion);
    const vouched = (password: string) =>
      dispense(document, [[lot, 2]], {
        recibe: { nombre: 'Juan Pérez', identificacion: 'INE 1234' },
        segundaPersona: { email: place.second, password },
      });
    for (const guess of ['00000001', '0000 0002', 'equivocada', '00000003', 'otra equivocada'])
      expect([guess, refusalOf(await vouched(guess))[2]]).toEqual([
        guess,
        'segundaPersona.password SEGUNDA_PERSONA_RECHAZADA',
      ]);
    expect([(await vouched(PASSWORD)).status, (await vouched('00000004')).status]).toEqual([429, 429]);
    await orm.delete(intentoSesion);
    expect((await vouched(PASSWORD)).status).toBe(200);
  });

  it('dispenses controlled medicines only at their warehouse, by a pharmacist, verified by a person on site', async () => {
    const { tramadol, enalapril } = place.insumos;
    const { orm } = test.database;
    const lot = await stocked(tramadol, 1, '2050-01-01');
    const document = await issued(tramadol, 1);
    const more = {
      recibe: { nombre: 'Juan Pérez', identificacion: 'INE 1234' },
      segundaPersona: { email: place.second, password: PASSWORD },
    };
    const refused = async () => refusalOf(await dispense(document, [[lot, 1]], more))[2];
    const keeps = (manejaControlados: boolean) =>
      orm.update(tables.almacen).set({ manejaControlados }).where(eq(tables.almacen.almacenId, place.almacenId));
    await keeps(false);
    expect(await refused()).toBe('almacenId ALMACEN_SIN_CONTROLADOS');
    await keeps(true);
    const isA = (tipo: 'FARMACEUTICO' | 'ADMINISTRATIVO') =>
      orm.update(tables.personalMedico).set({ tipo }).where(eq(tables.personalMedico.personalMedicoId, place.surteId));
    await isA('ADMINISTRATIVO');
    expect(await refused()).toBe(' SURTE_SOLO_FARMACEUTICO');
    await isA('FARMACEUTICO');
    const works = (unidadId: number, almacenIds: number[]) =>
      orm.update(tables.usuario).set({ unidadId, almacenIds }).where(eq(tables.usuario.email, place.second));
    await works(test.world.otraUnidadId, []);
    expect(await refused()).toBe('segundaPersona.email SEGUNDA_PERSONA_AJENA');
    await works(test.world.unidadId, [place.almacenId]);
    expect((await dispense(document, [[lot, 1]], more)).status).toBe(200);
    // High-risk medicines also need a second person, controlled or not.
    const risky = (altoRiesgo: boolean) =>
      orm.update(tables.insumo).set({ altoRiesgo }).where(eq(tables.insumo.insumoId, enalapril));
    await risky(true);
    const box = await stocked(enalapril, 1, '2049-01-01');
    const another = await issued(enalapril, 1);
    const proposed = async () => (await place.pharmacist('GET', `${PATH}/${another.recetaId}/propuesta-surtido`)).body;
    expect(await proposed()).toMatchObject({ requiereSegundaPersona: true });
    expect(refusalOf(await dispense(another, [[box, 1]]))[2]).toBe('segundaPersona SEGUNDA_PERSONA_REQUERIDA');
    expect((await dispense(another, [[box, 1]], { segundaPersona: more.segundaPersona })).status).toBe(200);
    // Dispensed lines no longer require identification or a second person.
    expect(await proposed()).toMatchObject({ requiereSegundaPersona: false, requiereIdentificacion: false });
    await risky(false);
  });

  it('refuses medicines with an allergy recorded later, by any of its names', async () => {
    const { orm } = test.database;
    const [medicine] = await orm
      .insert(tables.insumo)
      .values({
        clave: '010.000.2144.00',
        nombreGenerico: 'Loratadina',
        descripcion: 'Loratadina de prueba',
        tipo: 'MEDICAMENTO',
        nivelesAtencion: [1, 2, 3],
        precioReferencia: 10,
        fraccion: 'VI',
      })
      .returning();
    const { insumoId } = medicine!;
    const box = await stocked(insumoId, 3, '2048-01-01');
    const patient = eq(tables.paciente.pacienteId, place.pacienteId);
    const [before] = await orm.select({ alergias: tables.paciente.alergias }).from(tables.paciente).where(patient);
    const told = (sustancia: string) =>
      orm
        .update(tables.paciente)
        .set({ alergias: [{ sustancia, tipo: 'MEDICAMENTO', gravedad: 'GRAVE', estado: 'ACTIVA' }] })
        .where(patient);
    const document = await issued(insumoId, 1, 1, null);
    await told('Clarityne');
    expect(refusalOf(await dispense(document, [[box, 1]]))).toEqual([
      422,
      'VALIDACION',
      'lineas.0.loteId ALERGIA_BLOQUEO',
    ]);
    await told('Penicilina');
    const given = await dispense(document, [[box, 1]]);
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    // A reason given by the prescriber remains valid.
    const explained = await issued(insumoId, 1);
    await told('Antihistamínicos');
    expect((await dispense(explained, [[box, 1]])).status).toBe(200);
    await orm.update(tables.paciente).set({ alergias: before!.alergias }).where(patient);
  });

  it('dispenses a substitute once the prescriber accepts it, and never one for a controlled medicine', async () => {
    const { enalapril, paracetamol, amoxicilina, tramadol, clonazepam } = place.insumos;
    const { orm } = test.database;
    await orm
      .update(tables.insumo)
      .set({ sustitutoIds: [paracetamol, amoxicilina] })
      .where(eq(tables.insumo.insumoId, enalapril));
    await orm
      .update(tables.insumo)
      .set({ sustitutoIds: [clonazepam] })
      .where(eq(tables.insumo.insumoId, tramadol));
    const box = await stocked(paracetamol, 9, '2048-01-01');
    const document = await issued(enalapril, 2);
    const propose = (of: Document, insumoId: number) =>
      place.pharmacist('POST', `${PATH}/${of.recetaId}/proponer-sustituto`, {
        body: { detalleId: of.lineas[0]!.recetaDetalleId, insumoId, motivo: 'No hay en la farmacia' },
      });
    const answer = (of: Document, what: 'autorizar' | 'negar') =>
      place.doctor('POST', `${PATH}/${of.recetaId}/${what}-sustituto`, { body: {} });
    const field = 'lineas.0.sustitutoPropuestoId';
    expect(refusalOf(await propose(document, tramadol))[2]).toBe(`${field} SUSTITUTO_NO_EQUIVALENTE`);
    expect(refusalOf(await propose(await issued(tramadol, 1), clonazepam))[2]).toBe(`${field} SUSTITUTO_CONTROLADO`);
    expect(refusalOf(await answer(document, 'autorizar'))[2]).toBe('lineas SUSTITUTO_SIN_PROPUESTA');
    // The patient is allergic to penicillin.
    expect((await propose(document, amoxicilina)).status).toBe(200);
    expect(refusalOf(await answer(document, 'autorizar'))[2]).toBe(`${field} SUSTITUTO_ALERGIA`);
    expect((await answer(document, 'negar')).body).toMatchObject({
      sustitutosPorAutorizar: 0,
      lineas: [{ sustitucionRespuesta: 'NEGADA', sustitutoInsumoId: null }],
    });
    const proposed = await propose(document, paracetamol);
    expect(proposed.body, JSON.stringify(proposed.body)).toMatchObject({
      estatus: 'EMITIDA',
      sustitutosPorAutorizar: 1,
      lineas: [{ insumoId: enalapril, sustitutoPropuestoId: paracetamol, sustitucionRespuesta: null }],
    });
    expect(refusalOf(await dispense(document, [[box, 2]]))[2]).toBe('lineas.0.loteId LOTE_AJENO');
    // Only the prescriber may decide.
    expect(
      (await place.pharmacist('POST', `${PATH}/${document.recetaId}/autorizar-sustituto`, { body: {} })).status,
    ).toBe(403);
    const told = await place.doctor('GET', '/api/notificaciones/notificaciones/notificaciones-list?pageSize=5');
    expect((told.body as { tipo: string }[])[0]).toMatchObject({ tipo: 'SUSTITUTO_PROPUESTO' });
    const allowed = await answer(document, 'autorizar');
    expect(allowed.body, JSON.stringify(allowed.body)).toMatchObject({
      lineas: [{ insumoId: enalapril, sustitutoInsumoId: paracetamol, sustitucionAutorizaId: place.medicoId }],
    });
    const { body } = await place.pharmacist('GET', `${PATH}/${document.recetaId}/propuesta-surtido`);
    expect(body).toMatchObject({ lineas: [{ insumoId: paracetamol, recetado: 'Enalapril' }] });
    const handed = await dispense(document, [[box, 2]]);
    expect(handed.body, JSON.stringify(handed.body)).toMatchObject({ estatus: 'SURTIDA' });
    const { surtimientoId } = dispensedOf(handed);
    expect((await place.pharmacist('GET', `${PATH}/surtimiento/${surtimientoId}`)).body).toMatchObject({
      lineas: [{ insumoId: paracetamol, insumoRecetadoId: enalapril, loteId: box }],
    });
    expect((await propose(document, paracetamol)).status).toBe(409);
  });

  it('dispenses a substitute by its own requirements, not by those of the replaced medicine', async () => {
    const { enalapril, paracetamol } = place.insumos;
    const { orm } = test.database;
    const [risky] = await orm
      .insert(tables.insumo)
      .values({
        clave: '010.000.0524.00',
        nombreGenerico: 'Cloruro de potasio',
        descripcion: 'Cloruro de potasio de prueba',
        tipo: 'MEDICAMENTO',
        nivelesAtencion: [1, 2, 3],
        precioReferencia: 10,
        fraccion: 'IV',
        altoRiesgo: true,
      })
      .returning();
    const potassium = risky!.insumoId;
    await orm
      .update(tables.insumo)
      .set({ sustitutoIds: [potassium, paracetamol] })
      .where(eq(tables.insumo.insumoId, enalapril));
    /** Creates a prescription of enalapril with an accepted substitute, and a lot of the substitute. */
    const replaced = async (insumoId: number) => {
      const lot = await stocked(insumoId, 1, '2047-06-01');
      const document = await issued(enalapril, 1);
      const body = { detalleId: document.lineas[0]!.recetaDetalleId, insumoId, motivo: 'No hay en la farmacia' };
      const proposed = await place.pharmacist('POST', `${PATH}/${document.recetaId}/proponer-sustituto`, { body });
      expect(proposed.status, JSON.stringify(proposed.body)).toBe(200);
      const allowed = await place.doctor('POST', `${PATH}/${document.recetaId}/autorizar-sustituto`, { body: {} });
      expect(allowed.status, JSON.stringify(allowed.body)).toBe(200);
      return { document, lot };
    };
    const stored = async (answer: Answer) => {
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const { surtimientoId } = dispensedOf(answer);
      return (await place.pharmacist('GET', `${PATH}/surtimiento/${surtimientoId}`)).body as {
        version: number;
        surtimientoId: number;
        redFria: boolean;
        segundoVerificadorId: number | null;
      };
    };
    const reverse = ({ surtimientoId, version }: Awaited<ReturnType<typeof stored>>) =>
      place.pharmacist('POST', `${PATH}/surtimiento/${surtimientoId}/reversar`, {
        body: { motivo: 'Se entregó a otra persona', regresaron: true },
        headers: { 'if-match': `"${version}"` },
      });

    const high = await replaced(potassium);
    expect(refusalOf(await dispense(high.document, [[high.lot, 1]]))).toEqual([
      422,
      'VALIDACION',
      'segundaPersona SEGUNDA_PERSONA_REQUERIDA',
    ]);
    const segundaPersona = { email: place.second, password: PASSWORD };
    const verified = await stored(await dispense(high.document, [[high.lot, 1]], { segundaPersona }));
    expect(verified).toMatchObject({ redFria: false, segundoVerificadorId: expect.any(Number) });
    expect((await reverse(verified)).status).toBe(200);

    // A refrigerated substitute of an unrefrigerated medicine is never proposed; here the catalogue changes only afterwards.
    const cold = await replaced(paracetamol);
    const kept = async (values: Pick<typeof tables.insumo.$inferInsert, 'redFria' | 'tempMin' | 'tempMax'>) =>
      orm.update(tables.insumo).set(values).where(eq(tables.insumo.insumoId, paracetamol));
    await kept({ redFria: true, tempMin: 2, tempMax: 8 });
    const handed = await stored(await dispense(cold.document, [[cold.lot, 1]]));
    await kept({ redFria: false, tempMin: null, tempMax: null });
    expect(handed).toMatchObject({ redFria: true, segundoVerificadorId: null });
    expect(refusalOf(await reverse(handed))).toEqual([422, 'VALIDACION', ' REVERSA_RED_FRIA']);
  });

  it('lists pending medicines of valid prescriptions only, the longest wait first', async () => {
    const { enalapril, paracetamol } = place.insumos;
    const { orm } = test.database;
    const pending = async () =>
      (
        (await place.pharmacist('GET', `${PATH}/pendientes?almacenId=${place.almacenId}`)).body as {
          recetaId: number;
          insumoId: number;
          pendiente: number;
          disponible: number;
        }[]
      ).filter(({ recetaId }) => mine.includes(recetaId));
    const mine: number[] = [];
    const partly = async (insumoId: number, hoursAgo: number, vigenciaHasta: string) => {
      const lot = await stocked(insumoId, 1, '2046-01-01');
      const document = await issued(insumoId, 3);
      expect((await dispense(document, [[lot, 1]], because(document))).status).toBe(200);
      await orm
        .update(tables.receta)
        .set({ vigenciaHasta, estatusDesde: new Date(Date.now() - hoursAgo * 3_600_000) })
        .where(eq(tables.receta.recetaId, document.recetaId));
      mine.push(document.recetaId);
      return document.recetaId;
    };
    const recent = await partly(paracetamol, 1, today(5));
    const longest = await partly(enalapril, 9, today());
    const expired = await partly(paracetamol, 30, today(-1));
    const middle = await partly(paracetamol, 4, today(1));
    const complete = await issued(enalapril, 1);
    mine.push(complete.recetaId);
    expect((await pending()).map(({ recetaId }) => recetaId)).toEqual([longest, middle, recent]);
    expect((await pending()).map(({ pendiente }) => pendiente)).toEqual([2, 2, 2]);
    expect(mine).toContain(expired);
    const elsewhere = await place.pharmacist('GET', `${PATH}/pendientes?almacenId=${place.almacenId + 1000}`);
    expect(elsewhere.body).toEqual([]);
  });

  it('makes three fills of class III, and retains the prescription at the third', async () => {
    const { tramadol } = place.insumos;
    const lot = await stocked(tramadol, 20, '2080-01-01');
    const document = await issued(tramadol, 1, 3);
    const more = {
      recibe: { nombre: 'Juan Pérez', identificacion: 'INE 1234' },
      segundaPersona: { email: place.second, password: PASSWORD },
    };
    const states = [];
    for (let fill = 0; fill < 3; fill += 1) {
      const { estatus, retenida } = dispensedOf(await dispense(document, [[lot, 1]], more));
      states.push([estatus, retenida]);
    }
    expect(states).toEqual([
      ['SURTIDA_PARCIAL', false],
      ['SURTIDA_PARCIAL', false],
      ['SURTIDA', true],
    ]);
    expect(refusalOf(await dispense(document, [[lot, 1]], more))[1]).toBe('SURTIMIENTOS_AGOTADOS');
  });

  it('accepts returns within a day, except refrigerated or controlled medicines', async () => {
    const { enalapril, tramadol } = place.insumos;
    const lot = await stocked(enalapril, 9, '2070-01-01');
    const document = await issued(enalapril, 2);
    const { surtimientoId } = dispensedOf(await dispense(document, [[lot, 2]]));
    const reverse = async (id: number) => {
      const { version } = (await place.pharmacist('GET', `${PATH}/surtimiento/${id}`)).body as { version: number };
      return place.pharmacist('POST', `${PATH}/surtimiento/${id}/reversar`, {
        body: { motivo: 'Se entregó a otra persona', regresaron: true },
        headers: { 'if-match': `"${version}"` },
      });
    };
    const answer = await reverse(surtimientoId);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect((await ledgerOf(document)).at(-1)).toEqual({ tipo: 'E_REVERSA', entrada: 2, salida: 0 });
    expect(await read(document)).toMatchObject({ estatus: 'EMITIDA', piezasPendientes: 2, surtimientosRealizados: 0 });
    const [controlled] = await test.database.orm
      .select({ id: tables.surtimiento.surtimientoId })
      .from(tables.surtimiento)
      .innerJoin(
        tables.surtimientoDetalle,
        eq(tables.surtimientoDetalle.surtimientoId, tables.surtimiento.surtimientoId),
      )
      .where(eq(tables.surtimientoDetalle.insumoId, tramadol))
      .limit(1);
    expect(refusalOf(await reverse(controlled!.id))).toContain(' REVERSA_CONTROLADO');
  });

  it('is closed undispensed with a reason for each line', async () => {
    const document = await issued(place.insumos.paracetamol, 4);
    const close = (lineas: readonly object[]) =>
      place.pharmacist('POST', `${PATH}/${document.recetaId}/cerrar-sin-surtir`, {
        body: { lineas },
        headers: { 'if-match': `"${document.version}"` },
      });
    const { recetaDetalleId } = document.lineas[0]!;
    expect((await close([{ recetaDetalleId }])).status).toBe(422);
    expect(documentOf(await close([{ recetaDetalleId, motivoNoSurtidoId: place.motivoId }])).estatus).toBe(
      'NO_SURTIDA',
    );
    expect(await demandOf(document)).toEqual([{ cantidad: 4 }]);
  });

  it('dispenses a prescription of another pharmacy from its own stock, if permitted, visibly to the unit', async () => {
    const { paracetamol } = place.insumos;
    const { orm } = test.database;
    const { otraUnidadId, usuarios } = test.world;
    const [other] = await orm
      .insert(tables.almacen)
      .values({
        clave: 'FARM-9',
        nombre: 'Farmacia de otra unidad',
        tipo: 'FARMACIA',
        unidadId: otraUnidadId,
        responsablePersonalId: place.medicoId,
      })
      .returning();
    const { almacenId } = other!;
    await orm
      .update(tables.usuario)
      .set({ unidadId: otraUnidadId, almacenIds: [almacenId] })
      .where(eq(tables.usuario.usuarioId, usuarios.Cendis));
    const elsewhere = await test.as('Cendis');
    const box = await stocked(paracetamol, 5, '2046-01-01', almacenId);
    const document = await issued(paracetamol, 2);
    const path = `${PATH}/${document.recetaId}`;
    const open = (what: object) => elsewhere('POST', `${PATH}/abrir`, { body: { almacenId, ...what } });
    const hand = (at: number) =>
      elsewhere('POST', `${path}/surtir`, {
        body: {
          almacenId: at,
          lineas: [{ detalleId: document.lineas[0]!.recetaDetalleId, loteId: box, cantidad: 2 }],
        },
      });
    expect((await elsewhere('GET', path)).status).toBe(404);
    expect((await hand(almacenId)).status).toBe(404);
    expect(refusalOf(await open({ folio: document.folio }))[2]).toBe('almacenId SIN_SURTIMIENTO_CRUZADO');
    await orm.update(tables.almacen).set({ surtimientoCruzado: true }).where(eq(tables.almacen.almacenId, almacenId));
    expect((await open({ folio: 'RX-NADIE-2026-0000001' })).status).toBe(404);
    // A record's key can be guessed by counting; the patient's document shows the unguessable number.
    for (const guessed of [{ recetaId: document.recetaId }, { folio: String(document.recetaId) }])
      expect((await open(guessed)).status, JSON.stringify(guessed)).toBeGreaterThanOrEqual(400);
    expect(refusalOf(await open({}))).toEqual(expect.arrayContaining(['folio REQUERIDO']));
    expect((await elsewhere('GET', path)).status).toBe(404);
    // A user may open prescriptions only for pharmacies within reach.
    expect(
      refusalOf(await place.pharmacist('POST', `${PATH}/abrir`, { body: { almacenId, folio: document.folio } }))[2],
    ).toBe('almacenId REFERENCIA');
    expect((await open({ folio: document.folio!.toLowerCase() })).body).toEqual({
      recetaId: document.recetaId,
      almacenId,
    });
    expect((await elsewhere('GET', path)).status).toBe(200);
    expect((await elsewhere('GET', `${path}/propuesta-surtido?almacenId=${almacenId}`)).body).toMatchObject({
      almacenId,
      lineas: [{ asignaciones: [{ loteId: box, cantidad: 2 }] }],
    });
    expect((await elsewhere('GET', `${path}/propuesta-surtido`)).status).toBe(404);
    expect(refusalOf(await hand(place.almacenId))[2]).toBe('almacenId OTRA_FARMACIA');
    const handed = await hand(almacenId);
    expect(handed.body, JSON.stringify(handed.body)).toMatchObject({ estatus: 'SURTIDA', piezas: 2 });
    const { surtimientoId } = dispensedOf(handed);
    expect((await place.pharmacist('GET', `${PATH}/surtimiento/${surtimientoId}`)).body).toMatchObject({
      almacenId,
      unidadId: otraUnidadId,
      unidadRecetaId: test.world.unidadId,
    });
    const [left] = await orm
      .select({ existencia: tables.lote.existencia })
      .from(tables.lote)
      .where(eq(tables.lote.loteId, box));
    expect(left!.existencia).toBe(3);
    // Two days later the access has expired.
    await orm.update(tables.recetaAbierta).set({ hasta: new Date(Date.now() - 1000) });
    expect((await elsewhere('GET', path)).status).toBe(404);
    expect((await open({ folio: document.folio })).status).toBe(404);
  });

  it('reports unmet demand to planning, without pieces dispensed later', async () => {
    const { orm } = test.database;
    const [supply] = await orm
      .insert(tables.insumo)
      .values({
        clave: '010.000.0105.00',
        nombreGenerico: 'Otro',
        descripcion: 'Otro de prueba',
        tipo: 'MEDICAMENTO',
        nivelesAtencion: [1, 2, 3],
        precioReferencia: 10,
      })
      .returning();
    const { insumoId } = supply!;
    const lot = await stocked(insumoId, 3, '2047-01-01');
    const [never, later] = [await issued(insumoId, 5), await issued(insumoId, 4)];
    // One prescription ends two pieces short; the other receives its three missing pieces later.
    await dispense(never, [[lot, 2]], because(never));
    await dispense(later, [[lot, 1]], because(later));
    const second = await stocked(insumoId, 4, '2047-02-01');
    await dispense(never, [[second, 1]], because(never));
    await dispense(later, [[second, 3]]);
    const current = (await place.pharmacist('GET', `${PATH}/${never.recetaId}`)).body as { version: number };
    await place.pharmacist('POST', `${PATH}/${never.recetaId}/cerrar-sin-surtir`, {
      body: { lineas: [{ recetaDetalleId: never.lineas[0]!.recetaDetalleId, motivoNoSurtidoId: place.motivoId }] },
      headers: { 'if-match': `"${current.version}"` },
    });
    expect([await demandOf(never), await demandOf(later)]).toEqual([[{ cantidad: 3 }], [{ cantidad: 3 }]]);
    const next = new Date();
    next.setUTCMonth(next.getUTCMonth() + 1, 2);
    await closeMonths(orm, next, { which: eq(tables.almacen.almacenId, place.almacenId) });
    const months = await orm
      .select({ consumo: consumoMensual.consumo, negadas: consumoMensual.negadas })
      .from(consumoMensual)
      .where(and(eq(consumoMensual.almacenId, place.almacenId), eq(consumoMensual.insumoId, insumoId)));
    expect(months.reduce((sum, { consumo }) => sum + consumo, 0)).toBe(7);
    expect(months.reduce((sum, { negadas }) => sum + negadas, 0)).toBe(2);
  });

  it('has equal pieces in ledger and dispensings, never above the prescribed amount, in any sequence', async () => {
    // Uses its own supply: another lot that expires first would cause every request to be refused.
    const [supply] = await test.database.orm
      .insert(tables.insumo)
      .values({
        clave: '010.000.0106.00',
        nombreGenerico: 'De la caminata',
        descripcion: 'De la caminata de prueba',
        tipo: 'MEDICAMENTO',
        nivelesAtencion: [1, 2, 3],
        precioReferencia: 10,
      })
      .returning();
    const { insumoId } = supply!;
    const lot = await stocked(insumoId, 500, '2060-01-01');
    // Deterministic, so that a failure can be repeated.
    let seed = 20_261_124;
    const random = (limit: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % limit;
    };
    const documents = [];
    for (let index = 0; index < 4; index += 1) documents.push(await issued(insumoId, 6 + random(5)));
    const made: number[] = [];
    const done = { dispensed: 0, reversed: 0, refused: 0 };
    for (let round = 0; round < 30; round += 1) {
      const document = documents[random(documents.length)]!;
      if (random(3) === 0 && made.length > 0) {
        const id = made[random(made.length)]!;
        const { version } = (await place.pharmacist('GET', `${PATH}/surtimiento/${id}`)).body as { version: number };
        const answer = await place.pharmacist('POST', `${PATH}/surtimiento/${id}/reversar`, {
          body: { motivo: 'Se entregó a otra persona', regresaron: true },
          headers: { 'if-match': `"${version}"` },
        });
        done[answer.status === 200 ? 'reversed' : 'refused'] += 1;
      } else {
        const answer = await dispense(document, [[lot, 1 + random(4)]], because(document));
        if (answer.status === 200) made.push(dispensedOf(answer).surtimientoId);
        done[answer.status === 200 ? 'dispensed' : 'refused'] += 1;
      }
    }
    // A sequence with only refusals would prove nothing.
    for (const [what, times] of Object.entries(done)) expect(times, what).toBeGreaterThan(3);
    for (const document of documents) {
      const after = await read(document);
      const ledger = await ledgerOf(document);
      const pieces = ledger.reduce((sum, { entrada, salida }) => sum + salida - entrada, 0);
      const { cantidadSurtida, cantidadPendiente } = after.lineas[0]!;
      expect(cantidadSurtida).toBe(pieces);
      expect(cantidadPendiente).toBeGreaterThanOrEqual(0);
      expect(cantidadSurtida! + cantidadPendiente!).toBe(document.lineas[0]!.cantidadPendiente);
    }
    expect(await stockFaults(test.database.orm)).toEqual([]);
  });
});
