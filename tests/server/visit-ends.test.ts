import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lote, visita } from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedPharmacy, type Pharmacy } from '../support/server/pharmacy';
import { enter } from '../support/server/warehouses';

type Json = Record<string, unknown>;
const VISITS = '/api/pacientes/visita';
const NOTES = '/api/pacientes/consulta';
const PRESCRIPTIONS = '/api/pacientes/receta';

describe('a visit ends with its last activity', () => {
  let test: TestApp;
  let place: Pharmacy;
  let desk: Client;
  let loteId: number;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    place = await seedPharmacy(test);
    desk = await test.as('Recepcion');
    const { almacenId, insumos } = place;
    await enter(test, [{ almacenId, insumoId: insumos.paracetamol, numeroLote: 'V1', cantidad: 100 }]);
    const [row] = await test.database.orm.select({ loteId: lote.loteId }).from(lote).where(eq(lote.numeroLote, 'V1'));
    loteId = row!.loteId;
  });
  afterAll(() => test.stop());

  const made = async (client: Client, path: string, body: Json) => {
    const answer = await client('POST', path, { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Json;
  };
  /** Creates a visit and begins its note. */
  const begun = async () => {
    // Ends open visits: a waiting patient cannot get a second visit.
    await test.database.orm.update(visita).set({ estatus: 'FINALIZADA' });
    const { pacienteId, diagnosticoId } = place;
    const { visitaId } = await made(desk, VISITS, {
      pacienteId,
      unidadId: test.world.unidadId,
      tipo: 'CONSULTA',
      motivo: 'Tos',
    });
    const note = await made(place.doctor, NOTES, {
      visitaId,
      pacienteId,
      unidadId: test.world.unidadId,
      tipo: 'TELECONSULTA',
      motivoConsulta: 'Tos y catarro',
      padecimientoActual: 'Tres días con tos, sin fiebre.',
      exploracionFisica: 'Sin datos de dificultad respiratoria.',
      diagnosticos: [{ diagnosticoId, tipo: 'PRINCIPAL' }],
      pronostico: 'BUENO_VIDA_FUNCION',
      tratamientoIndicaciones: 'Líquidos abundantes y reposo.',
    });
    return { visitaId, note };
  };
  const drafted = ({ note }: { note: Json }) =>
    made(place.doctor, PRESCRIPTIONS, {
      pacienteId: place.pacienteId,
      consultaId: note['consultaId'],
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
          justificacion: 'Revisado con el paciente',
        },
      ],
    });
  const step = async (path: string, record: Json, key: string, name: string, body: Json = {}) => {
    const answer = await place.doctor('POST', `${path}/${String(record[key])}/${name}`, {
      body,
      headers: { 'if-match': `"${String(record['version'])}"` },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Json;
  };
  const sign = ({ note }: { note: Json }) => step(NOTES, note, 'consultaId', 'firmar');
  const issue = (draft: Json) => step(PRESCRIPTIONS, draft, 'recetaId', 'emitir');
  const dispense = async ({ recetaId, lineas }: Json) => {
    const [{ recetaDetalleId }] = lineas as [{ recetaDetalleId: number }];
    const answer = await place.pharmacist('POST', `${PRESCRIPTIONS}/${String(recetaId)}/surtir`, {
      body: { almacenId: place.almacenId, lineas: [{ detalleId: recetaDetalleId, loteId, cantidad: 1 }] },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  const stateOf = async ({ visitaId }: { visitaId: unknown }) =>
    ((await desk('GET', `${VISITS}/${String(visitaId)}`)).body as Json)['estatus'];

  it('with the signature, where nothing was prescribed', async () => {
    const visit = await begun();
    expect(await stateOf(visit)).toBe('EN_CONSULTA');
    await sign(visit);
    expect(await stateOf(visit)).toBe('FINALIZADA');
  });

  it('with the dispensing, where the note was signed while the patient was at the pharmacy', async () => {
    const visit = await begun();
    const prescription = await issue(await drafted(visit));
    expect(await stateOf(visit)).toBe('EN_FARMACIA');
    await sign(visit);
    expect(await stateOf(visit)).toBe('EN_FARMACIA');
    await dispense(prescription);
    expect(await stateOf(visit)).toBe('FINALIZADA');
  });

  it('with the signature, where the pharmacy was faster', async () => {
    const visit = await begun();
    await dispense(await issue(await drafted(visit)));
    expect(await stateOf(visit)).toBe('EN_FARMACIA');
    await sign(visit);
    expect(await stateOf(visit)).toBe('FINALIZADA');
  });

  it('with the last of several prescriptions, whatever its outcome', async () => {
    const visit = await begun();
    const first = await issue(await drafted(visit));
    const second = await issue(await drafted(visit));
    await sign(visit);
    await dispense(first);
    expect(await stateOf(visit)).toBe('EN_FARMACIA');
    await step(PRESCRIPTIONS, second, 'recetaId', 'cancelar', { motivoCancelacion: 'Ya lo tiene en casa' });
    expect(await stateOf(visit)).toBe('FINALIZADA');
  });

  it('not with the signature while a prescription is a draft, but when that draft is discarded', async () => {
    const visit = await begun();
    const draft = await drafted(visit);
    await sign(visit);
    expect(await stateOf(visit)).toBe('EN_CONSULTA');
    const gone = await place.doctor('DELETE', `${PRESCRIPTIONS}/${String(draft['recetaId'])}`, {
      headers: { 'if-match': `"${String(draft['version'])}"` },
    });
    expect(gone.status, JSON.stringify(gone.body)).toBe(204);
    expect(await stateOf(visit)).toBe('FINALIZADA');
  });

  it('with the later of a simultaneous signature and dispensing', async () => {
    const visit = await begun();
    const prescription = await issue(await drafted(visit));
    await Promise.all([sign(visit), dispense(prescription)]);
    expect(await stateOf(visit)).toBe('FINALIZADA');
  });

  it('not with a note that is discarded before any signature', async () => {
    const visit = await begun();
    await step(NOTES, visit.note, 'consultaId', 'anular', { motivoAnulacion: 'Era de otra persona' });
    expect(await stateOf(visit)).toBe('EN_CONSULTA');
  });
});
