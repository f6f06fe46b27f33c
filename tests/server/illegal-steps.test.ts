import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hospitalizacion, ordenCargo } from '#generated/server/tables.gen';
import type { EstatusHospitalizacion, EstatusOrdenCargo } from '#generated/shared/enums.gen';
import es from '../../generated/locales/es/documents.gen.json';
import { resources } from '#platform/server/records/resources';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { seedWard, type Ward } from '../support/server/ward';

const COUNTER = '/api/inventario/orden-cargo';
const lifecycleOf = (name: string) => resources.find((resource) => resource.name === name)!.lifecycle!;

/** Returns the steps that a state does not allow, among those with a route of the document (DOMAIN b.2, b.3). */
const illegal = (name: string) => {
  const { states, transitions } = lifecycleOf(name);
  return Object.keys(states).map((state) => ({
    state,
    steps: Object.values(transitions).flatMap(({ path, from, automatic }) =>
      automatic || from.includes(state) ? [] : [path],
    ),
  }));
};

/** Steps of charge orders with their own addresses for counter and bedside, each with its permitted states. */
const ELSEWHERE = {
  tomar: ['AUTORIZADA', 'PENDIENTE_AUTORIZAR'],
  soltar: ['EN_SURTIMIENTO'],
  surtir: ['EN_SURTIMIENTO', 'SURTIDA_PARCIAL', 'RECIBIDA'],
  recepcion: ['SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA'],
  devolver: ['RECIBIDA', 'CERRADA'],
} as const;

describe.each(ENGINES)('a step not allowed in a state, on %s', (engine) => {
  let test: TestApp;
  let ward: Ward;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    ward = await seedWard(test);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  const codeOf = ({ body }: Answer) => (body as { codigo: string }).codigo;
  const step = async (path: string, name: string) =>
    su('POST', `${path}/${name}`, {
      body: {},
      headers: { 'if-match': (await su('GET', path)).headers['etag'] ?? '' },
    });

  it('is always refused for stays, which stay unchanged', async () => {
    const { orm } = test.database;
    let tried = 0;
    for (const { state, steps } of illegal('hospitalizacion')) {
      const id = await ward.admit();
      const at = eq(hospitalizacion.hospitalizacionId, id);
      const ended = state === 'ALTA' ? { fechaEgreso: new Date() } : {};
      await orm
        .update(hospitalizacion)
        .set({ estatus: state as EstatusHospitalizacion, ...ended })
        .where(at);
      const [before] = await orm.select().from(hospitalizacion).where(at);
      for (const name of steps) {
        const answer = await step(`/api/pacientes/hospitalizacion/${id}`, name);
        expect([state, name, answer.status, codeOf(answer)]).toEqual([state, name, 409, 'TRANSICION_INVALIDA']);
        expect(JSON.stringify(answer.body)).toContain(
          `«${(es as Record<string, string>)[`enums.EstatusHospitalizacion.${state}`]}»`,
        );
        tried += 1;
      }
      expect(await orm.select().from(hospitalizacion).where(at)).toEqual([before]);
    }
    expect(tried).toBe(35);
  });

  it('is always refused for charge orders, at their own and at the counter’s addresses, and changes nothing', async () => {
    const { orm } = test.database;
    const stay = await ward.admit();
    let tried = 0;
    for (const { state, steps } of illegal('orden-cargo')) {
      const asked = await ward.nurse('POST', '/api/pacientes/orden-cargo', {
        body: {
          hospitalizacionId: stay,
          tipo: 'ORDINARIA',
          enviar: false,
          lineas: [{ insumoId: ward.insumos.paracetamol, cantidadSolicitada: 2 }],
        },
      });
      expect(asked.status, JSON.stringify(asked.body)).toBe(201);
      const { ordenCargoId, lineas } = asked.body as {
        ordenCargoId: number;
        lineas: { insumoOrdenCargoId: number }[];
      };
      const at = eq(ordenCargo.ordenCargoId, ordenCargoId);
      await orm
        .update(ordenCargo)
        .set({ estatus: state as EstatusOrdenCargo })
        .where(at);
      const [before] = await orm.select().from(ordenCargo).where(at);
      const refused = (name: string, answer: Answer) => {
        expect([state, name, answer.status, codeOf(answer)]).toEqual([state, name, 409, 'TRANSICION_INVALIDA']);
        tried += 1;
      };
      for (const name of steps) refused(name, await step(`/api/pacientes/orden-cargo/${ordenCargoId}`, name));
      const line = { insumoOrdenCargoId: lineas[0]!.insumoOrdenCargoId };
      const lots = [{ loteId: 1, cantidad: 1, cantidadRecibida: 1 }];
      const lines = (lotes: readonly object[]) => ({ ordenCargoId, lineas: [{ ...line, lotes }] });
      const asks = {
        tomar: () => ward.pharmacist('POST', `${COUNTER}/tomar`, { body: { ordenCargoId } }),
        soltar: () => ward.pharmacist('POST', `${COUNTER}/soltar`, { body: { ordenCargoId } }),
        surtir: () => ward.pharmacist('PUT', `${COUNTER}/surtir/insumo-orden-cargo`, { body: lines([]) }),
        recepcion: () =>
          ward.nurse('POST', `${COUNTER}/recepcion`, {
            body: lines(lots.map(({ loteId, cantidadRecibida }) => ({ loteId, cantidadRecibida }))),
          }),
        devolver: () =>
          ward.nurse('POST', `/api/pacientes/orden-cargo/${ordenCargoId}/devolver`, {
            body: { motivo: 'No se usó', lineas: [{ ...line, loteId: 1, cantidad: 1, condicion: 'INTEGRO' }] },
          }),
      } as const;
      for (const [name, states] of Object.entries(ELSEWHERE))
        if (!(states as readonly string[]).includes(state))
          refused(`counter ${name}`, await asks[name as keyof typeof asks]());
      expect(await orm.select().from(ordenCargo).where(at)).toEqual([before]);
    }
    expect(tried).toBeGreaterThan(80);
  });
});
