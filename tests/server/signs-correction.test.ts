import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificacion, signos } from '#generated/server/tables.gen';
import type { HospitalizacionSignosAnswer } from '#generated/shared/operations.gen';
import { startApp, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { seedWard, type Ward } from '../support/server/ward';

type Json = Record<string, unknown>;
const SIGNS = '/api/pacientes/signos';
const SHEET = '/api/pacientes/hospitalizacion/signos-vitales';
const HOUR_MS = 3_600_000;
const WELL = {
  tas: 120,
  tad: 80,
  frecuenciaCardiaca: 80,
  frecuenciaRespiratoria: 18,
  temperatura: 36.8,
  spo2: 97,
  conciencia: 'A',
};
const REASON = 'Se anotó en otro paciente';

describe('signs of an inpatient', () => {
  let test: TestApp;
  let ward: Ward;
  let stay: number;
  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    ward = await seedWard(test);
    stay = await ward.admit();
  });
  afterAll(() => test.stop());

  const take = (body: Json) =>
    ward.nurse('POST', SHEET, { body: { hospitalizacionId: stay, fechaToma: new Date().toISOString(), ...body } });
  const taken = async (body: Json) => {
    const answer = await take(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Json & { readonly signosId: number };
  };
  const correct = (signosId: number, body: Json) => ward.nurse('PUT', `${SIGNS}/${signosId}`, { body });
  const corrected = async (signosId: number, body: Json) => {
    const answer = await correct(signosId, { motivo: REASON, ...body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Json & { readonly signosId: number };
  };
  const sheet = async () =>
    (await ward.nurse('GET', `${SHEET}?hospitalizacionId=${stay}`)).body as HospitalizacionSignosAnswer;

  it('are corrected by the nurse of the ward, and both sets stay on the sheet of the stay', async () => {
    const old = await taken({ ...WELL, ingresosMl: 900, egresosMl: 100 });
    const now = await corrected(old.signosId, { ...WELL, tas: 130, ingresosMl: 90, egresosMl: 100 });
    expect(now).toMatchObject({
      hospitalizacionId: stay,
      corrigeAId: old.signosId,
      motivoCorreccion: REASON,
      fechaToma: old['fechaToma'],
      tas: 130,
    });
    const { tomas, balances } = await sheet();
    expect(
      tomas.map(({ signosId, estatus, corrigeAId, motivoCorreccion, tas }) => [
        signosId,
        estatus,
        corrigeAId,
        motivoCorreccion,
        tas,
      ]),
    ).toEqual([
      [old.signosId, 'CORREGIDO', null, null, 120],
      [now.signosId, 'VIGENTE', old.signosId, REASON, 130],
    ]);
    expect(balances.map(({ ingresosMl, egresosMl, tomas: sets }) => [ingresosMl, egresosMl, sets])).toEqual([
      [90, 100, 1],
    ]);
    expect(refusalOf(await correct(old.signosId, { ...WELL, motivo: REASON }))).toEqual([409, 'SIGNOS_CORREGIDOS']);
  });

  it.each<[string, Json, string]>([
    ['no reason', {}, 'motivo REQUERIDO'],
    ['a reason of four letters', { motivo: 'mal.' }, 'motivo LONGITUD_MINIMA'],
    ['an impossible value', { motivo: REASON, tas: 400 }, 'tas MAXIMO'],
    ['a value beyond the expected that is not confirmed', { motivo: REASON, tas: 200 }, 'tas FUERA_DE_LO_ESPERADO'],
  ])('are not corrected with %s', async (_what, body, refusal) => {
    const old = await taken(WELL);
    const answer = await correct(old.signosId, { ...WELL, ...body });
    expect([answer.status, refusalOf(answer).at(-1)]).toEqual([422, refusal]);
    expect(await test.database.orm.$count(signos, eq(signos.corrigeAId, old.signosId))).toBe(0);
    expect((await ward.nurse('GET', `${SIGNS}/${old.signosId}`)).body).toMatchObject({ estatus: 'VIGENTE' });
  });

  it('are corrected after a day, with the moment at which they were taken', async () => {
    const old = await taken(WELL);
    const before = new Date(Date.now() - 30 * HOUR_MS).toISOString();
    await test.database.orm
      .update(signos)
      .set({ fechaToma: new Date(before) })
      .where(eq(signos.signosId, old.signosId));
    const now = await corrected(old.signosId, { ...WELL, fechaToma: new Date().toISOString() });
    expect(Date.parse(String(now['fechaToma']))).toBe(Date.parse(before));
  });

  it('notify of a NEWS2 that is high only after the correction', async () => {
    const old = await taken(WELL);
    const count = () => test.database.orm.$count(notificacion, eq(notificacion.tipo, 'NEWS2_ALTO'));
    const before = await count();
    const worse = { tas: 85, frecuenciaCardiaca: 135, frecuenciaRespiratoria: 28 };
    const now = await corrected(old.signosId, { ...WELL, ...worse, confirmados: Object.keys(worse) });
    expect(now['news2Total']).toBe(9);
    const after = await count();
    expect(after).toBeGreaterThan(before);
    await corrected(now.signosId, { ...WELL, ...worse, temperatura: 37, confirmados: Object.keys(worse) });
    expect(await count()).toBe(after);
  });

  it('have previous values from before the set that is corrected', async () => {
    const own = await ward.admit();
    const first = await taken({ hospitalizacionId: own, ...WELL, peso: 70 });
    const second = await taken({ hospitalizacionId: own, ...WELL, peso: 71 });
    const third = await taken({ hospitalizacionId: own, ...WELL, peso: 72 });
    const weights = await Promise.all(
      [first, second, third].map(async ({ signosId }) => {
        const { body, status } = await ward.nurse('GET', `${SIGNS}/contexto-toma/${signosId}`);
        expect(status, JSON.stringify(body)).toBe(200);
        const { previos, hospitalizacionId } = body as { hospitalizacionId: number; previos: { peso: Json | null } };
        expect(hospitalizacionId).toBe(own);
        return previos.peso?.['valor'] ?? null;
      }),
    );
    expect(weights).toEqual([null, 70, 71]);
    const pharmacist = await test.as('Farmacia');
    expect(refusalOf(await pharmacist('GET', `${SIGNS}/contexto-toma/${first.signosId}`))).toEqual([
      403,
      'SIN_PERMISO',
    ]);
  });

  it('sum fluids by kind', async () => {
    const liquidos = [
      { tipo: 'VIA_ORAL', ml: 200 },
      { tipo: 'INTRAVENOSA', ml: 500 },
      { tipo: 'ORINA', ml: 350 },
      { tipo: 'DRENAJE', ml: 50 },
    ];
    const set = await taken({ liquidos });
    expect(set).toMatchObject({ ingresosMl: 700, egresosMl: 400, uresisMl: 350, balanceMl: 300 });
    expect((await sheet()).tomas.at(-1)).toMatchObject({ liquidos, ingresosMl: 700 });
    expect(await taken({ liquidos: liquidos.slice(0, 1) })).toMatchObject({
      ingresosMl: 200,
      egresosMl: null,
      balanceMl: null,
    });
  });

  it.each<[string, Json, string]>([
    [
      'a total that is not their sum',
      { ingresosMl: 250, liquidos: [{ tipo: 'VIA_ORAL', ml: 200 }] },
      'ingresosMl LIQUIDOS_NO_SUMAN',
    ],
    [
      'urine that is not theirs',
      { uresisMl: 250, liquidos: [{ tipo: 'ORINA', ml: 200 }] },
      'uresisMl LIQUIDOS_NO_SUMAN',
    ],
    [
      'a kind twice',
      {
        liquidos: [
          { tipo: 'ORINA', ml: 200 },
          { tipo: 'ORINA', ml: 1 },
        ],
      },
      'liquidos.1.tipo LINEA_REPETIDA',
    ],
    ['an amount of nothing', { liquidos: [{ tipo: 'ORINA', ml: 0 }] }, 'liquidos.0.ml MINIMO'],
    ['an unknown kind', { liquidos: [{ tipo: 'CAFE', ml: 100 }] }, 'liquidos.0.tipo OPCION'],
    ['no fluid at all', { liquidos: [] }, 'tas SIGNOS_VACIOS'],
  ])('are refused with %s', async (_what, body, refusal) => {
    expect(refusalOf(await take(body))).toEqual([422, 'VALIDACION', refusal]);
  });
});
