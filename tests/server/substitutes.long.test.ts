import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insumo, inventario, kardex, lote } from '#generated/server/tables.gen';
import type { Insumo, Solicitud } from '#generated/shared/types.gen';
import { BOTH_ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { countedLots, doStep, linesBy, REQUESTS, type Request } from '../support/server/requests';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

const SUPPLIES = '/api/catalogos/insumo';
const MOST = 20;

describe.each(BOTH_ENGINES)('substitutes on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let asker: Client;
  let office: Client;
  let supplier: Client;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    [asker, office, supplier, su] = (await Promise.all(
      (['Almacen-unidad', 'Oficina-central', 'Almacen-estatal', 'SUPERUSUARIO'] as const).map((profile) =>
        test.as(profile),
      ),
    )) as [Client, Client, Client, Client];
  });
  afterAll(() => test.stop());

  let made = 0;
  /** Supplies that only this test uses. */
  const supplies = async (count: number, values: Partial<typeof insumo.$inferInsert> = {}) => {
    const rows = await test.database.orm
      .insert(insumo)
      .values(
        Array.from({ length: count }, () => ({
          clave: `010.000.${String((made += 1)).padStart(4, '0')}.99`,
          nombreGenerico: `Sustituible ${made}`,
          descripcion: 'De prueba',
          tipo: 'MEDICAMENTO' as const,
          concentracion: '500 mg',
          presentacion: 'Envase con 10 tabletas',
          fraccion: 'IV' as const,
          nivelesAtencion: [1],
          precioReferencia: 10,
          ...values,
        })),
      )
      .returning({ insumoId: insumo.insumoId });
    return rows.map(({ insumoId }) => insumoId);
  };
  const read = async (id: number) => (await su('GET', `${SUPPLIES}/${id}`)).body as Insumo;
  const put = (client: Client, record: Insumo, values: Partial<Insumo>) =>
    client('PUT', `${SUPPLIES}/${record.insumoId}`, {
      body: { ...record, ...values },
      headers: { 'if-match': `"${record.version}"` },
    });
  const lists = async (ids: readonly number[]) => {
    const rows = await test.database.orm
      .select({ insumoId: insumo.insumoId, sustitutoIds: insumo.sustitutoIds })
      .from(insumo)
      .where(inArray(insumo.insumoId, [...ids]));
    return ids.map((id) => rows.find(({ insumoId }) => insumoId === id)?.sustitutoIds ?? []);
  };
  const relate = (id: number, sustitutoIds: number[]) =>
    test.database.orm.update(insumo).set({ sustitutoIds }).where(eq(insumo.insumoId, id));

  describe('in the catalogue', () => {
    it('are mutual from either side, and raise the version of the other record', async () => {
      const [a, b, c] = (await supplies(3)) as [number, number, number];
      const [first, opened] = [await read(a), await read(b)];
      expect((await put(su, first, { sustitutoIds: [b, c] })).status).toBe(200);
      expect(await lists([a, b, c])).toEqual([[b, c], [a], [a]]);
      expect(await read(b)).toMatchObject({ version: opened.version + 1 });
      expect((await read(a)).version).toBe(first.version + 1);
      expect(refusalOf(await put(su, opened, { nombreGenerico: 'Otro' }))[0]).toBe(412);
      expect((await put(su, await read(b), { sustitutoIds: [] })).status).toBe(200);
      expect(await lists([a, b, c])).toEqual([[c], [], [a]]);
      // A write without a change in substitutes leaves the other supplies untouched.
      const { version } = await read(c);
      expect((await put(su, await read(a), { nombreGenerico: 'Renombrado' })).status).toBe(200);
      expect(await read(c)).toMatchObject({ version });
    });

    it('are mutual for a new supply, for many at once, and for one that is removed', async () => {
      const [a, b, c] = (await supplies(3)) as [number, number, number];
      const { insumoId: _, version: _v, clave: _c, claveLocal: _l, codigosBarras: _b, ...like } = await read(a);
      const created = await su('POST', SUPPLIES, { body: { ...like, clave: '010.000.9001.99', sustitutoIds: [a] } });
      expect(created.status, JSON.stringify(created.body)).toBe(201);
      const { insumoId: d } = created.body as Insumo;
      expect(await lists([a])).toEqual([[d]]);
      const registros = await Promise.all([b, c].map(async (id) => ({ id, version: (await read(id)).version })));
      const many = await su('POST', `${SUPPLIES}/lote`, {
        body: { accion: 'editar', registros, cambios: { sustitutoIds: [a] } },
      });
      expect(many.status, JSON.stringify(many.body)).toBe(200);
      expect(await lists([a, b, c])).toEqual([[d, b, c], [a], [a]]);
      await test.database.orm.delete(insumo).where(eq(insumo.insumoId, d));
      expect(await lists([a])).toEqual([[b, c]]);
    });

    it('stay mutual when supplies are imported', async () => {
      const [a, b] = (await supplies(2)) as [number, number];
      await relate(a, [b]);
      const { clave } = await read(a);
      const contenido = Buffer.from(`clave,nombreGenerico\n${clave},Traído de un archivo\n`).toString('base64');
      const answer = await su('POST', `${SUPPLIES}/importar`, { body: { archivo: 'i.csv', contenido, aplicar: true } });
      expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ actualizadas: 1, conError: 0 });
      expect(await read(a)).toMatchObject({ nombreGenerico: 'Traído de un archivo' });
      expect(await lists([a, b])).toEqual([[b], [a]]);
    });

    it('do not prevent each other’s deactivation', async () => {
      const [a, b] = (await supplies(2)) as [number, number];
      await relate(a, [b]);
      const { version } = await read(b);
      const answer = await su('DELETE', `${SUPPLIES}/${b}`, { headers: { 'if-match': `"${version}"` } });
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      expect(await lists([a, b])).toEqual([[b], [a]]);
      expect((await put(su, await read(a), { nombreGenerico: 'Sigue' })).status).toBe(200);
    });

    it('are refused where the other supply has the maximum number', async () => {
      const [full, one, ...others] = await supplies(MOST + 2);
      await relate(full!, others);
      const answer = await put(su, await read(one!), { sustitutoIds: [full!] });
      expect(refusalOf(answer)).toEqual([422, 'VALIDACION', 'sustitutoIds OTRO_SIN_LUGAR']);
      expect(await lists([one!])).toEqual([[]]);
      expect((await lists([full!]))[0]).toHaveLength(MOST);
    });

    it('agree after many simultaneous writes', async () => {
      const ids = await supplies(6);
      for (let round = 0; round < 3; round += 1) {
        const records = await Promise.all(ids.map(read));
        const answers = await Promise.all(
          records.map((record, index) =>
            put(su, record, { sustitutoIds: ids.filter((_, other) => other !== index && (other + round) % 2 === 0) }),
          ),
        );
        for (const { status } of answers) expect([200, 409, 412]).toContain(status);
        const after = await lists(ids);
        after.forEach((list, index) =>
          list.forEach((other) => expect(after[ids.indexOf(other)], String(other)).toContain(ids[index])),
        );
      }
    });

    it('narrow the results of a picker', async () => {
      const [a, b] = (await supplies(2)) as [number, number];
      await relate(a, [b]);
      const filterBy = Buffer.from(JSON.stringify({ sustitutoIds: a })).toString('base64');
      const answer = await office('GET', `${SUPPLIES}?filterBy=${encodeURIComponent(filterBy)}`);
      expect((answer.body as Insumo[]).map(({ insumoId }) => insumoId)).toEqual([b]);
    });
  });

  describe('in a request', () => {
    type Both = Request & Solicitud;
    const reviewed = async (aceptaSustitutos?: boolean, amounts: readonly number[] = [10]) => {
      const answer = await asker('POST', REQUESTS, {
        body: {
          tipo: 'COLECTIVO',
          almacenSolicitanteId: places.solicitanteId,
          almacenSurtidorId: places.surtidorId,
          urgente: false,
          ...(aceptaSustitutos === undefined ? {} : { aceptaSustitutos }),
          lineas: amounts.map((cantidadSolicitada, index) => ({
            insumoId: places.insumoIds[index],
            cantidadSolicitada,
          })),
        },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return doStep(office, await doStep(asker, answer.body as Request, 'enviar'), 'tomar');
    };
    const authorise = (document: Request, values: object) =>
      office('POST', `${REQUESTS}/${document.solicitudId}/autorizar`, {
        body: linesBy(document, (_, index) => ({ cantidadAutorizada: 10, ...(index === 0 ? values : {}) })),
        headers: { 'if-match': `"${document.version}"` },
      });

    beforeAll(() => relate(places.insumoIds[0], [places.insumoIds[1]]));

    it('replace the requested supply, from the authorisation to both ledgers', async () => {
      const [asked, , other] = places.insumoIds;
      const substitute = places.insumoIds[1];
      const taken = await reviewed(true);
      const answer = await authorise(taken, {
        sustitutoInsumoId: substitute,
        cantidadAutorizada: 8,
        motivoModificacion: 'Trae más',
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const authorised = answer.body as Both;
      expect(authorised).toMatchObject({
        estatus: 'AUTORIZADA',
        aceptaSustitutos: true,
        lineas: [
          {
            insumoId: substitute,
            insumoNombre: expect.stringContaining('Insumo 2') as string,
            insumoSolicitadoId: asked,
            insumoSolicitadoNombre: expect.stringContaining('Insumo 1') as string,
            sustitutoInsumoId: null,
            cantidadSolicitada: 10,
            cantidadAutorizada: 8,
            estatusLinea: 'SUSTITUIDA',
          },
        ],
      });
      const picking = (await doStep(supplier, authorised, 'iniciar-surtimiento')) as Both;
      const lots = picking.lineas.flatMap(({ lotes }) => lotes ?? []).map(({ loteId }) => loteId);
      const rows = await test.database.orm.select().from(lote).where(inArray(lote.loteId, lots));
      expect([...new Set(rows.map(({ insumoId }) => insumoId))]).toEqual([substitute]);
      const picked = (await doStep(
        supplier,
        picking,
        'confirmar-surtido',
        linesBy(picking, () => ({ cantidadSurtida: 8 })),
      )) as Both;
      expect(picked.lineas).toMatchObject([{ estatusLinea: 'SURTIDA', insumoSolicitadoId: asked }]);
      const shipped = await doStep(supplier, picked, 'embarcar', {
        remision: { fecha: '2026-03-10', transportista: 'Fletes', cajas: 1 },
      });
      const arrived = (await doStep(
        asker,
        shipped,
        'recibir',
        linesBy(shipped, (line) => ({
          cantidadRecibida: 6,
          ...countedLots(line, 2),
          diferenciaTipo: 'FALTANTE',
        })),
      )) as Both;
      expect(arrived.lineas).toMatchObject([
        { insumoId: substitute, insumoSolicitadoId: asked, estatusLinea: 'RECIBIDA' },
      ]);
      const [held] = await test.database.orm
        .select()
        .from(inventario)
        .where(eq(inventario.almacenId, places.solicitanteId));
      expect(held).toMatchObject({ insumoId: substitute, existencia: 6 });
      const moved = await test.database.orm.select().from(kardex).where(eq(kardex.documentoId, arrived.solicitudId));
      expect(new Set(moved.map(({ insumoId }) => insumoId))).toEqual(new Set([substitute]));
      expect(new Set(moved.map(({ almacenId }) => almacenId))).toEqual(
        new Set([places.surtidorId, places.solicitanteId]),
      );
      expect(other).not.toBe(substitute);

      // Its history shows both supplies; the back-order requests the original supply.
      const back = await asker('POST', `${REQUESTS}/${arrived.solicitudId}/pendiente`);
      expect(back.body).toMatchObject({
        aceptaSustitutos: true,
        lineas: [{ insumoId: asked, insumoSolicitadoId: null, cantidadSolicitada: 2 }],
      });
    });

    it('are refused by a request that does not accept them, which is the default', async () => {
      for (const accepts of [undefined, false]) {
        const taken = await reviewed(accepts);
        expect(refusalOf(await authorise(taken, { sustitutoInsumoId: places.insumoIds[1] }))).toEqual([
          422,
          'VALIDACION',
          'lineas.0.sustitutoInsumoId SUSTITUTO_NO_ACEPTADO',
        ]);
        expect((await authorise(taken, {})).status).toBe(200);
      }
    });

    it.each([
      ['that the catalogue does not say is one', async () => places.insumoIds[2], 'SUSTITUTO_NO_EQUIVALENTE'],
      ['that is the same', async () => places.insumoIds[0], 'SUSTITUTO_REPETIDO'],
      ['that there is not', async () => 999_999, 'REFERENCIA'],
      [
        'that is no longer in use',
        async () => {
          const [gone] = await supplies(1, { activo: false });
          await relate(gone!, [places.insumoIds[0]]);
          return gone!;
        },
        'REFERENCIA',
      ],
      [
        'that is controlled, where what was asked for is not',
        async () => {
          const [strong] = await supplies(1, { fraccion: 'II' });
          await relate(strong!, [places.insumoIds[0]]);
          return strong!;
        },
        'SUSTITUTO_MAS_CUIDADO',
      ],
      [
        'that needs the cold, where what was asked for does not',
        async () => {
          const [cold] = await supplies(1, { redFria: true });
          await relate(cold!, [places.insumoIds[0]]);
          return cold!;
        },
        'SUSTITUTO_MAS_CUIDADO',
      ],
    ])('cannot be one %s', async (_, substitute, codigo) => {
      const taken = await reviewed(true);
      expect(refusalOf(await authorise(taken, { sustitutoInsumoId: await substitute() }))).toEqual([
        422,
        'VALIDACION',
        `lineas.0.sustitutoInsumoId ${codigo}`,
      ]);
    });

    it('cannot be in the request twice, nor with amount zero', async () => {
      const taken = await reviewed(true, [10, 10]);
      const [, second] = places.insumoIds;
      expect(refusalOf(await authorise(taken, { sustitutoInsumoId: second }))).toContain(
        'lineas.0.sustitutoInsumoId SUSTITUTO_REPETIDO',
      );
      const alone = await reviewed(true);
      const denied = { sustitutoInsumoId: second, cantidadAutorizada: 0, motivoModificacion: 'No hay' };
      expect(refusalOf(await authorise(alone, denied))).toContain('lineas.0.sustitutoInsumoId SUSTITUTO_SIN_CANTIDAD');
      expect(refusalOf(await authorise(alone, { sustitutoInsumoId: second, cantidadAutorizada: 4 }))).toContain(
        'lineas.0.motivoModificacion MOTIVO_CAMBIO',
      );
    });

    it('cannot be named in a draft', async () => {
      const answer = await asker('POST', REQUESTS, {
        body: {
          tipo: 'COLECTIVO',
          almacenSolicitanteId: places.solicitanteId,
          almacenSurtidorId: places.surtidorId,
          urgente: false,
          lineas: [
            {
              insumoId: places.insumoIds[0],
              cantidadSolicitada: 1,
              sustitutoInsumoId: places.insumoIds[1],
              insumoSolicitadoId: places.insumoIds[2],
            },
          ],
        },
      });
      expect(answer.body).toMatchObject({ lineas: [{ sustitutoInsumoId: null, insumoSolicitadoId: null }] });
    });
  });
});
