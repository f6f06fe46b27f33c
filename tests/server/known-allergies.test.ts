import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { enter } from '../support/server/warehouses';
import { seedWard } from '../support/server/ward';

type Allergies = NonNullable<(typeof tables.paciente.$inferSelect)['alergias']>;

const allergy = (sustancia: string, estado: 'ACTIVA' | 'INACTIVA' = 'ACTIVA'): Allergies[number] => ({
  sustancia,
  tipo: 'MEDICAMENTO',
  gravedad: 'GRAVE',
  estado,
});

const STATES: readonly (readonly [string, Allergies, boolean, object])[] = [
  ['known', [allergy('Látex'), allergy('Yodo', 'INACTIVA')], false, { alergias: ['Látex'], alergiasNegadas: false }],
  ['denied', [], true, { alergias: [], alergiasNegadas: true }],
  ['not asked', [], false, { alergias: [], alergiasNegadas: false }],
  ['ruled out, and not asked since', [allergy('Yodo', 'INACTIVA')], false, { alergias: [], alergiasNegadas: false }],
];
type Readers = Readonly<Record<string, () => Promise<object>>>;

const HIDDEN = { alergias: null, alergiasNegadas: null };

describe.each(ENGINES)('allergies for every reader on %s', (engine) => {
  let test: TestApp;
  let blindTest: TestApp;
  let readers: Readers;
  let blindReaders: Readers;

  beforeAll(async () => {
    test = await startApp(engine);
    readers = await openReaders(test);
    blindTest = await startApp(engine);
    const { orm } = blindTest.database;
    for (const { perfilId, permisos } of await orm.select().from(tables.perfil))
      await orm
        .update(tables.perfil)
        .set({ permisos: permisos.filter(({ clave }) => clave !== 'paciente.ver-salud') })
        .where(eq(tables.perfil.perfilId, perfilId));
    blindReaders = await openReaders(blindTest);
  });
  afterAll(() => Promise.all([test.stop(), blindTest.stop()]));

  it.each(STATES)(
    'shows allergies that are %s in the same words to each reader',
    async (_, alergias, alergiasNegadas, shown) => {
      await test.database.orm.update(tables.paciente).set({ alergias, alergiasNegadas });
      for (const [name, reader] of Object.entries(readers)) expect(await reader(), name).toMatchObject(shown);
    },
  );

  it('hides them from profiles that may not read the health of a patient, and says so', async () => {
    await blindTest.database.orm.update(tables.paciente).set({ alergias: [allergy('Látex')], alergiasNegadas: false });
    for (const [name, reader] of Object.entries(blindReaders)) expect(await reader(), name).toMatchObject(HIDDEN);
  });
});

/** Admits a patient with an order at the counter and one to authorise, issues a prescription, and returns the readers of each. */
async function openReaders(test: TestApp): Promise<Readers> {
  const ward = await seedWard(test);
  const stayId = await ward.admit();
  const { paracetamol } = ward.insumos;
  await enter(test, [
    { almacenId: ward.almacenId, insumoId: paracetamol, cantidad: 50, numeroLote: 'A1', caducidad: '2090-01-01' },
  ]);
  const ask = () =>
    ward.nurse('POST', '/api/pacientes/orden-cargo', {
      body: {
        hospitalizacionId: stayId,
        tipo: 'ORDINARIA',
        enviar: true,
        lineas: [{ insumoId: paracetamol, cantidadSolicitada: 1 }],
      },
    });
  const order = (await ask()).body as { ordenCargoId: number; lineas: { insumoOrdenCargoId: number }[] };
  const orderId = order.ordenCargoId;
  await ward.chief('POST', `/api/pacientes/orden-cargo/${orderId}/autorizar`, {
    headers: { 'if-match': '"1"' },
    body: {
      lineas: order.lineas.map(({ insumoOrdenCargoId }) => ({ insumoOrdenCargoId, cantidadAutorizada: 1 })),
    },
  });
  // A second order waits for the chief.
  await ask();
  const made = await ward.doctor('POST', '/api/pacientes/receta', {
    body: {
      pacienteId: ward.pacienteId,
      consultaId: ward.consultaId,
      diagnosticoId: ward.diagnosticoId,
      lineas: [
        {
          insumoId: paracetamol,
          dosis: 1,
          unidadDosis: 'tableta',
          via: 'ORAL',
          frecuenciaTexto: 'una al despertar',
          duracionDias: 1,
          cantidadPrescrita: 1,
        },
      ],
    },
  });
  const draft = made.body as { recetaId: number; version: number };
  const recetaId = draft.recetaId;
  const issued = await ward.doctor('POST', `/api/pacientes/receta/${recetaId}/emitir`, {
    headers: { 'if-match': `"${draft.version}"` },
  });
  expect(issued.status, JSON.stringify(issued.body)).toBe(200);
  const read = async (client: Client, path: string) => {
    const answer = await client('GET', path);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { body } = answer;
    return (Array.isArray(body) ? body[0] : body) as object;
  };
  return {
    'card of the ward': () =>
      read(ward.nurse, `/api/pacientes/hospitalizacion/pacientes-list?hospitalizacionId=${stayId}`),
    'supplies to order': () =>
      read(ward.nurse, `/api/pacientes/orden-cargo/insumos-orden-cargo?hospitalizacionId=${stayId}`),
    'orders to authorise': () => read(ward.chief, '/api/pacientes/orden-cargo/pendientes-autorizar'),
    'order at the counter': () => read(ward.pharmacist, `/api/inventario/orden-cargo/detalle?ordenCargoId=${orderId}`),
    'prescription at the counter': () => read(ward.pharmacist, `/api/pacientes/receta/${recetaId}/propuesta-surtido`),
  };
}
