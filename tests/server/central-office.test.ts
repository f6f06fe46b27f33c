import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { almacen, insumo, insumoConfiguracion, notificacion, solicitud, unidad } from '#generated/server/tables.gen';
import { bitacora } from '#platform/server/db/system-tables';
import { startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { doStep, REQUESTS, type Request } from '../support/server/requests';
import { enter, seedWarehouses, type Warehouses } from '../support/server/warehouses';

type Masivo = OperationTypes['ocAutorizarMasivo'];
type Preview = Masivo['answer'];
const PATH = '/api/oficinas-centrales/solicitud/autorizar-masivo';

describe('the central office', () => {
  let test: TestApp;
  let places: Warehouses;
  let keeper: Client;
  let neighbour: Client;
  let office: Client;
  let su: Client;
  /** A supply with little stock in the supplying warehouse. */
  let scarce: number;

  const request = async (client: Client, almacenSolicitanteId: number, lines: readonly [number, number][]) => {
    const draft = await client('POST', REQUESTS, {
      body: {
        tipo: 'COLECTIVO',
        urgente: false,
        almacenSolicitanteId,
        almacenSurtidorId: places.surtidorId,
        lineas: lines.map(([insumoId, cantidadSolicitada]) => ({ insumoId, cantidadSolicitada })),
      },
    });
    expect(draft.status, JSON.stringify(draft.body)).toBe(201);
    return doStep(client, draft.body as Request, 'enviar');
  };
  const preview = async (client: Client, ids: readonly number[], more: object = {}) => {
    const answer = await client('POST', PATH, { body: { ids, regla: 'PRORRATEO', ...more } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Preview;
  };
  const seenOf = ({ solicitudes, insumos }: Preview) => ({
    solicitudes: solicitudes.map(({ solicitudId, version }) => ({ solicitudId, version })),
    existencias: insumos.map(({ almacenId, insumoId, libre, huella }) => ({ almacenId, insumoId, libre, huella })),
  });
  const apply = (client: Client, ids: readonly number[], seen: Preview, more: object = {}): Promise<Answer> =>
    client('POST', PATH, { body: { ids, regla: 'PRORRATEO', ...more, aplicar: true, visto: seenOf(seen) } });
  const shares = ({ insumos }: Preview, insumoId: number) =>
    insumos.find((each) => each.insumoId === insumoId)!.lineas.map(({ autorizada }) => autorizada);

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    places = await seedWarehouses(test);
    [keeper, neighbour, office, su] = (await Promise.all(
      (['Almacen-unidad', 'Farmacia', 'Oficina-central', 'SUPERUSUARIO'] as const).map((each) => test.as(each)),
    )) as [Client, Client, Client, Client];
    const [made] = await test.database.orm
      .insert(insumo)
      .values({
        clave: '010.000.0109.00',
        nombreGenerico: 'Insumo escaso',
        descripcion: 'Insumo escaso de prueba',
        tipo: 'MEDICAMENTO',
        nivelesAtencion: [1],
        precioReferencia: 10,
        esencial: true,
        clasificacionVen: 'VITAL',
      })
      .returning();
    scarce = made!.insumoId;
    await enter(test, [{ almacenId: places.surtidorId, insumoId: scarce, numeroLote: 'E-1', cantidad: 100 }]);
    const levels = {
      minimo: 60,
      puntoReorden: 80,
      maximo: 200,
      insumoClave: '010.000.0109.00',
      nombreGenerico: 'Insumo escaso',
    };
    await test.database.orm.insert(insumoConfiguracion).values([
      { ...levels, almacenId: places.solicitanteId, insumoId: scarce, unidadId: test.world.unidadId, cpm: 50 },
      {
        ...levels,
        almacenId: places.vecinoId,
        insumoId: scarce,
        unidadId: test.world.unidadId,
        minimo: 0,
        multiplo: 10,
      },
    ]);
  });
  afterAll(() => test.stop());

  describe('authorising many requests at once', () => {
    it('previews the effect on every requester without writing', async () => {
      const [plenty] = places.insumoIds;
      const one = await request(keeper, places.solicitanteId, [
        [scarce, 90],
        [plenty, 5],
      ]);
      const two = await request(neighbour, places.vecinoId, [[scarce, 90]]);
      const ids = [one.solicitudId, two.solicitudId];
      const plain = await preview(office, ids);
      expect(plain).toMatchObject({ aplicada: false, autorizadas: 2, solicitado: 185, autorizado: 105 });
      expect(plain.insumos[0]).toMatchObject({ insumoId: scarce, libre: 100, indispensable: true });
      expect(shares(plain, scarce)).toEqual([50, 50]);
      expect(plain.solicitudes[0]).toMatchObject({
        impedimento: null,
        claves: 2,
        recortadas: 1,
        mesesAntes: 0,
        mesesDespues: 1,
        bajoMinimoAntes: 1,
        bajoMinimoDespues: 1,
      });
      // Raises warehouses below their minimum first, then shares the rest proportionally, in whole packages.
      const guarded = await preview(office, ids, { proteger: true });
      expect(shares(guarded, scarce)).toEqual([70, 30]);
      expect(guarded.solicitudes[0]).toMatchObject({ bajoMinimoDespues: 0, mesesDespues: 1.4 });
      const whole = await preview(office, ids, { regla: 'COMPLETO' });
      expect(shares(whole, scarce)).toEqual([90, 0]);
      expect(whole.solicitudes[1]).toMatchObject({ impedimento: 'SIN_PIEZAS', autorizado: 0 });
      // Manual amounts are fixed; the rule distributes the rest.
      const [mine, other] = plain.insumos[0]!.lineas.map(({ solicitudDetalleId }) => solicitudDetalleId) as [
        number,
        number,
      ];
      const hand = (cantidad: number, solicitudDetalleId = mine) => ({
        excepciones: [{ solicitudDetalleId, cantidad }],
      });
      expect(shares(await preview(office, ids, hand(20)), scarce)).toEqual([20, 80]);
      const refused = async (more: object) =>
        refusalOf(await office('POST', PATH, { body: { ids, regla: 'PRORRATEO', ...more } })).slice(1);
      expect(await refused(hand(91))).toEqual(['VALIDACION', 'excepciones.0.cantidad MAS_DE_LO_SOLICITADO']);
      expect(await refused(hand(45, other))).toEqual(['VALIDACION', 'excepciones.0.cantidad MULTIPLO_EMPAQUE']);
      expect(await refused(hand(1, 987_654))).toEqual(['VALIDACION', 'excepciones.0.solicitudDetalleId REFERENCIA']);
      const both = [mine, other].map((solicitudDetalleId) => ({ solicitudDetalleId, cantidad: 90 }));
      expect(await refused({ excepciones: both })).toContain('excepciones.0.cantidad MAS_DE_LO_LIBRE');
      expect(await refused({ aplicar: true })).toEqual(['VALIDACION', 'visto REQUERIDO']);
      expect((await office('GET', `${REQUESTS}/${one.solicitudId}`)).body).toMatchObject({
        estatus: 'ENVIADA',
        version: one.version,
      });
    });

    it('permits one of two concurrent signatures, and names the changed requests and their author to the other', async () => {
      const waiting = await test.database.orm
        .select({ id: solicitud.solicitudId })
        .from(solicitud)
        .where(eq(solicitud.estatus, 'ENVIADA'));
      const ids = waiting.map(({ id }) => id);
      const [mine, theirs] = await Promise.all([preview(office, ids), preview(su, ids, { proteger: true })]);
      const answers = await Promise.all([apply(office, ids, mine), apply(su, ids, theirs, { proteger: true })]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const won = answers.find(({ status }) => status === 200)!.body as Preview;
      expect(won).toMatchObject({ aplicada: true, autorizadas: 2, insumos: [] });
      expect(won.solicitudes.map(({ estatus }) => estatus)).toEqual(['AUTORIZADA', 'AUTORIZADA']);
      const lost = answers.find(({ status }) => status === 409)!;
      expect(refusalOf(lost)).toEqual([
        409,
        'VISTA_PREVIA_CAMBIADA',
        'ids.0 SOLICITUD_ATENDIDA',
        'ids.1 SOLICITUD_ATENDIDA',
      ]);
      const { errores } = lost.body as { errores: { mensaje: string }[] };
      expect(errores[0]!.mensaje).toMatch(/^La solicitud SOL-.+ está ahora en «Autorizada», por .+\.$/);
      // The amounts add up to the stock, and each reduced line has a reason.
      const lines = await Promise.all(ids.map((id) => office('GET', `${REQUESTS}/${id}`)));
      const written = lines.flatMap(
        ({ body }) =>
          (body as { lineas: { insumoId: number; cantidadAutorizada: number; motivoModificacion: string | null }[] })
            .lineas,
      );
      const given = written.filter(({ insumoId }) => insumoId === scarce);
      expect(given.reduce((sum, { cantidadAutorizada }) => sum + cantidadAutorizada, 0)).toBe(100);
      expect(given.every(({ motivoModificacion }) => (motivoModificacion ?? '').includes('prorrateó'))).toBe(true);
      const steps = await test.database.orm
        .select({ transicion: bitacora.transicion })
        .from(bitacora)
        .where(and(eq(bitacora.entidad, 'solicitud'), eq(bitacora.entidadId, String(ids[0]))));
      expect(steps.map(({ transicion }) => transicion)).toEqual(expect.arrayContaining(['tomar', 'autorizar']));
    });

    it('promises no stock twice, and is refused when stock or shares have changed since the preview', async () => {
      const one = await request(keeper, places.solicitanteId, [[scarce, 30]]);
      const ids = [one.solicitudId];
      // The whole stock is promised.
      const empty = await preview(office, ids);
      expect(empty.insumos[0]).toMatchObject({ libre: 0, autorizado: 0 });
      expect(refusalOf(await apply(office, ids, empty))).toEqual([409, 'NADA_POR_AUTORIZAR']);
      await enter(test, [{ almacenId: places.surtidorId, insumoId: scarce, numeroLote: 'E-2', cantidad: 20 }]);
      const stale = await apply(office, ids, empty);
      expect(refusalOf(stale)).toEqual([409, 'VISTA_PREVIA_CAMBIADA', 'visto.existencias.0 EXISTENCIA_CAMBIADA']);
      expect((stale.body as { errores: { mensaje: string }[] }).errores[0]!.mensaje).toBe(
        '010.000.0109.00 en Almacén que surte: había 0 por repartir y ahora hay 20.',
      );
      const seen = await preview(office, ids);
      expect(refusalOf(await apply(office, ids, seen, { regla: 'COMPLETO' }))).toEqual([
        409,
        'VISTA_PREVIA_CAMBIADA',
        'visto.existencias.0 REPARTO_CAMBIADO',
      ]);
      // Another user has taken the request for review.
      const taken = await doStep(su, one, 'tomar');
      expect(refusalOf(await apply(office, ids, seen))).toEqual([
        409,
        'VISTA_PREVIA_CAMBIADA',
        'ids.0 SOLICITUD_ATENDIDA',
      ]);
      expect((await preview(office, ids)).solicitudes[0]).toMatchObject({ impedimento: 'OTRA_PERSONA' });
      const key = { 'idempotency-key': 'una-sola-vez' };
      const body = { ids, regla: 'PRORRATEO', aplicar: true, visto: seenOf(await preview(su, ids)) };
      const first = await su('POST', PATH, { body, headers: key });
      expect(first).toMatchObject({ status: 200, body: { autorizadas: 1, autorizado: 20 } });
      expect(await su('POST', PATH, { body, headers: key })).toMatchObject({ status: 200, body: first.body });
      await doStep(su, { ...taken, version: (first.body as Preview).solicitudes[0]!.version }, 'cancelar-autorizada', {
        motivo: 'Prueba terminada sin surtir',
      });
    });

    it('requires the permission within reach, and excludes the actor’s own requests', async () => {
      const own = await request(su, places.solicitanteId, [[scarce, 10]]);
      expect((await preview(su, [own.solicitudId])).solicitudes[0]).toMatchObject({ impedimento: 'PROPIA' });
      expect((await keeper('POST', PATH, { body: { ids: [own.solicitudId], regla: 'PRORRATEO' } })).status).toBe(403);
      const elsewhere = await test.as('Jurisdiccion');
      expect(
        refusalOf(await elsewhere('POST', PATH, { body: { ids: [own.solicitudId, 987_654], regla: 'PRORRATEO' } })),
      ).toEqual([422, 'VALIDACION', 'ids.0 REFERENCIA', 'ids.1 REFERENCIA']);
      await doStep(su, own, 'cancelar', { motivo: 'Prueba terminada sin surtir' });
    });
  });

  describe('the need of the network', () => {
    const BASE = '/api/oficinas-centrales/solicitud';

    it('is shown by supply beside the stock of the supplying warehouses, and line by line', async () => {
      const [plenty] = places.insumoIds;
      const one = await request(keeper, places.solicitanteId, [
        [scarce, 40],
        [plenty, 10],
      ]);
      const two = await request(neighbour, places.vecinoId, [[scarce, 20]]);
      await test.database.orm
        .update(almacen)
        .set({ tipo: 'ALMACEN_ESTATAL' })
        .where(eq(almacen.almacenId, places.surtidorId));
      const { body } = await office('GET', `${BASE}/consolidado`);
      const need = body as OperationTypes['ocConsolidado']['answer'];
      expect(need[0]).toMatchObject({
        insumoId: scarce,
        indispensable: true,
        solicitado: 60,
        estatal: 20,
        regional: 0,
        brecha: 40,
        solicitudes: 2,
        unidades: 1,
        meses: 0.4,
      });
      expect(need.find(({ insumoId }) => insumoId === plenty)).toMatchObject({ solicitado: 10, brecha: 0 });
      const paged = await office('GET', `${BASE}?consolidado=clave&pageSize=10&insumoId=${scarce}`);
      expect(paged).toMatchObject({ status: 200, headers: { 'x-total-items': '1' }, body: [need[0]] });
      const lines = (await office('GET', `${BASE}/lineas?insumoId=${scarce}`))
        .body as OperationTypes['ocLineas']['answer'];
      expect(new Map(lines.lineas.map(({ solicitudId, solicitada }) => [solicitudId, solicitada]))).toEqual(
        new Map([
          [one.solicitudId, 40],
          [two.solicitudId, 20],
        ]),
      );
      expect(lines.almacenes[0]).toMatchObject({ almacenId: places.surtidorId, libre: 20 });
      const listed = await office('GET', `${BASE}?insumoId=${plenty}`);
      expect((listed.body as Request[]).map(({ solicitudId }) => solicitudId)).toEqual([one.solicitudId]);
      expect((await office('GET', `${BASE}?estatus=NINGUNO`)).status).toBe(400);
      expect((await keeper('GET', BASE)).status).toBe(403);
      const far = await test.as('Jurisdiccion');
      expect((await far('GET', `${BASE}/consolidado`)).body).toEqual([]);
      expect((await far('GET', BASE)).body).toEqual([]);
      for (const [client, each] of [
        [keeper, one],
        [neighbour, two],
      ] as const)
        await doStep(client, each, 'cancelar', { motivo: 'Prueba terminada sin surtir' });
    });

    it('is divided among warehouses line by line, with the trail on both sides', async () => {
      const [plenty, other] = places.insumoIds;
      const whole = await request(keeper, places.solicitanteId, [
        [scarce, 40],
        [plenty, 10],
        [other, 5],
      ]);
      const at = `${BASE}/${whole.solicitudId}`;
      const [a, b, c] = whole.lineas.map(({ solicitudDetalleId }) => ({ solicitudDetalleId })) as [Line, Line, Line];
      const divide = (client: Client, lineas: readonly object[], version = whole.version) =>
        client('PUT', at, { body: { lineas }, headers: { 'if-match': `"${version}"` } });
      expect(refusalOf(await divide(office, [{ ...a, almacenSurtidorId: places.solicitanteId }]))).toEqual([
        422,
        'VALIDACION',
        'lineas.0.almacenSurtidorId ALMACEN_PROPIO',
      ]);
      expect(refusalOf(await divide(office, [{ solicitudDetalleId: 987_654 }, a, a])).slice(2)).toEqual([
        'lineas.0.solicitudDetalleId REFERENCIA',
        'lineas.1.solicitudDetalleId ELEMENTO_REPETIDO',
      ]);
      expect((await divide(office, [{ ...a, almacenSurtidorId: 987_654 }])).status).toBe(422);
      expect((await divide(await test.as('Jurisdiccion'), [a])).status).toBe(404);
      const answers = await Promise.all(
        [office, su].map((client) => divide(client, [{ ...b, almacenSurtidorId: places.vecinoId }])),
      );
      expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 412]);
      const winner = answers[0]!.status === 200 ? office : su;
      const { solicitudes } = answers.find(({ status }) => status === 200)!
        .body as OperationTypes['ocSolicitudReasignar']['answer'];
      expect(solicitudes).toMatchObject([
        { solicitudId: whole.solicitudId, estatus: 'EN_REVISION', almacenSurtidorId: places.surtidorId, claves: 2 },
        { estatus: 'EN_REVISION', almacenSurtidorId: places.vecinoId, claves: 1 },
      ]);
      const part = (await su('GET', `${REQUESTS}/${solicitudes[1]!.solicitudId}`)).body;
      expect(part).toMatchObject({
        solicitudDivididaId: whole.solicitudId,
        solicitudDivididaNombre: whole.folio,
        almacenSolicitanteId: places.solicitanteId,
        solicitanteId: test.world.usuarios['Almacen-unidad'],
        remitenteId: test.world.usuarios['Almacen-unidad'],
        lineas: [{ insumoId: plenty, cantidadSolicitada: 10 }],
      });
      const kept = (await su('GET', `${REQUESTS}/${whole.solicitudId}`)).body as Request;
      expect(kept).toMatchObject({
        claves: 2,
        piezasSolicitadas: 45,
        partes: [{ solicitudId: solicitudes[1]!.solicitudId, almacenSurtidorId: places.vecinoId }],
      });
      const trail = await test.database.orm
        .select({ motivo: bitacora.motivo })
        .from(bitacora)
        .where(and(eq(bitacora.entidad, 'solicitud'), eq(bitacora.entidadId, String(whole.solicitudId))));
      expect(trail.map(({ motivo }) => motivo)).toContain(
        `Renglones reasignados a otro almacén surtidor: ${solicitudes[1]!.folio}.`,
      );
      // The loser is informed of the winner.
      const loser = winner === office ? su : office;
      expect((await divide(loser, [c], kept.version)).body).toMatchObject({ codigo: 'SOLO_QUIEN' });
      // Everything is moved to another warehouse, so the request itself is moved. With amounts, all parts are authorised.
      const all = kept.lineas.map(({ solicitudDetalleId }) => ({
        solicitudDetalleId,
        almacenSurtidorId: places.vecinoId,
        cantidadAutorizada: 5,
        motivoModificacion: 'Lo que alcanza',
      }));
      expect(refusalOf(await divide(winner, all.slice(1), kept.version))).toContain('lineas REQUERIDO');
      expect(await divide(winner, all, kept.version)).toMatchObject({
        status: 200,
        body: {
          solicitudes: [
            { solicitudId: whole.solicitudId, estatus: 'AUTORIZADA', almacenSurtidorId: places.vecinoId, claves: 2 },
          ],
        },
      });
    });
  });

  describe('settings of the network', () => {
    const SETTINGS = '/api/inventario/insumo-configuracion';
    const NETWORK = '/api/oficinas-centrales/insumo-configuracion';
    type Setting = { insumoConfiguracionId: number; version: number; maximo: number };

    it('a maximum raised by more than a fifth needs approval or rejection by others, with a reason', async () => {
      const own = { almacenId: places.solicitanteId, insumoId: places.insumoIds[2] };
      const made = await keeper('POST', SETTINGS, {
        body: { ...own, minimo: 10, puntoReorden: 20, maximo: 100, mesesCobertura: 1, diasEntrega: 7, multiplo: 1 },
      });
      expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201, body: { maximo: 100, autorizado: true } });
      const put = async (client: Client, before: Setting, maximo: number) => {
        const answer = await client('PUT', `${SETTINGS}/${before.insumoConfiguracionId}`, {
          body: { ...before, maximo },
          headers: { 'if-match': `"${before.version}"` },
        });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        return answer.body as Setting;
      };
      const little = await put(keeper, made.body as Setting, 120);
      expect(little).toMatchObject({ maximo: 120, autorizado: true, maximoPropuesto: null });
      const much = await put(keeper, little, 145);
      expect(much).toMatchObject({ maximo: 120, autorizado: false, maximoPropuesto: 145 });
      const waiting = await office('GET', `${NETWORK}?pendientesAutorizar=true`);
      expect((waiting.body as Setting[]).map(({ insumoConfiguracionId }) => insumoConfiguracionId)).toEqual([
        much.insumoConfiguracionId,
      ]);
      const decide = (client: Client, body: object) =>
        client('PUT', NETWORK, { body: { ids: [much.insumoConfiguracionId], ...body } });
      expect((await decide(keeper, { autorizado: true })).status).toBe(403);
      expect(refusalOf(await decide(await test.as('Jurisdiccion'), { autorizado: true }))).toEqual([
        422,
        'VALIDACION',
        'ids.0 NO_ENCONTRADO',
      ]);
      expect(refusalOf(await decide(office, { autorizado: false }))).toEqual([422, 'VALIDACION', 'motivo REQUERIDO']);
      expect((await decide(office, { autorizado: true, versiones: [much.version - 1] })).status).toBe(412);
      const motivo = 'El consumo no lo justifica todavía.';
      const both = await Promise.all([decide(office, { autorizado: false, motivo }), decide(su, { autorizado: true })]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const told = await test.database.orm
        .select({ tipo: notificacion.tipo, detalle: notificacion.detalle, ruta: notificacion.ruta })
        .from(notificacion)
        .where(
          and(
            eq(notificacion.usuarioId, test.world.usuarios['Almacen-unidad']),
            eq(notificacion.entidad, 'insumo-configuracion'),
          ),
        );
      expect(told).toEqual([
        {
          tipo: both[0].status === 200 ? 'AUMENTO_RECHAZADO' : 'AUMENTO_AUTORIZADO',
          detalle: expect.stringMatching(
            both[0].status === 200 ? / · El consumo no lo justifica todavía\.$/ : /\w$/,
          ) as string,
          ruta: `/insumo-configuracion/${much.insumoConfiguracionId}`,
        },
      ]);
      const now = (await keeper('GET', `${SETTINGS}/${much.insumoConfiguracionId}`)).body as Setting;
      expect(now).toMatchObject({
        autorizado: true,
        maximoPropuesto: null,
        maximo: both[0].status === 200 ? 120 : 145,
      });
      // An approver needs no further approval.
      expect(await put(office, now, 400)).toMatchObject({ maximo: 400, autorizado: true });
      const again = await put(keeper, await put(office, { ...now, version: now.version + 1 }, 100), 300);
      expect(await decide(office, { autorizado: true })).toMatchObject({ status: 200, body: { actualizados: 1 } });
      expect((await keeper('GET', `${SETTINGS}/${again.insumoConfiguracionId}`)).body).toMatchObject({ maximo: 300 });
    });

    it('a template is applied to all units of a kind, after a preview of new, changed and unchanged settings', async () => {
      const [kind] = await test.database.orm
        .select({ unidadTipoId: unidad.unidadTipoId })
        .from(unidad)
        .where(eq(unidad.unidadId, test.world.unidadId));
      const levels = { minimo: 5, puntoReorden: 10, maximo: 30, mesesCobertura: 1, diasEntrega: 7, multiplo: 1 };
      const [first, second, third] = places.insumoIds;
      const body = {
        unidadTipoId: kind!.unidadTipoId,
        tipoAlmacen: 'ALMACEN_UNIDAD',
        lineas: [{ insumoId: first, ...levels }, { insumoId: third, ...levels }, { insumoId: second }],
      };
      const push = (client: Client, more: object = {}) => client('PUT', NETWORK, { body: { ...body, ...more } });
      const told = await push(office, { probar: true });
      expect(told, JSON.stringify(told.body)).toMatchObject({ status: 200, body: { aplicada: false } });
      const changes = told.body as OperationTypes['ocConfiguracionGuardar']['answer'];
      expect(changes.actualizados).toBe(1);
      expect(changes.creados).toBe(2 * changes.almacenes - 1);
      expect(changes.sinSugerencia).toBe(changes.almacenes);
      expect((await push(keeper)).status).toBe(403);
      expect((await push(await test.as('Jurisdiccion'), { probar: true })).body).toMatchObject({ almacenes: 0 });
      expect(
        refusalOf(await push(office, { lineas: [{ insumoId: first, maximo: 3 }, { insumoId: 987_654 }] })),
      ).toEqual([422, 'VALIDACION', 'lineas.0.maximo NIVELES_INCOMPLETOS', 'lineas.1.insumoId REFERENCIA']);
      expect(refusalOf(await push(office, { lineas: [{ insumoId: first, ...levels, minimo: 50 }] }))).toContain(
        'lineas.0.maximo NIVELES_EN_DESORDEN',
      );
      expect(await push(office)).toMatchObject({
        body: { aplicada: true, creados: changes.creados, actualizados: changes.actualizados },
      });
      expect(await push(office)).toMatchObject({
        body: { creados: 0, actualizados: 0, sinCambio: changes.creados + changes.actualizados },
      });
      const stock = await office('GET', `/api/oficinas-centrales/almacen/${places.solicitanteId}/inventario`);
      expect(stock.body).toEqual(expect.arrayContaining([expect.objectContaining({ insumoId: first, maximo: 30 })]));
    });

    it('units and warehouses are ranked by their shortage, within reach', async () => {
      const { filas, bloques } = (await office('GET', '/api/oficinas-centrales/unidad')).body as {
        filas: { nombre: string; porcentaje: number; claves: number }[];
        bloques: { mapa: unknown[] };
      };
      expect(filas.length).toBeGreaterThan(0);
      expect(bloques.mapa).toHaveLength(filas.length);
      expect(filas.map(({ porcentaje }) => porcentaje)).toEqual(
        filas.map(({ porcentaje }) => porcentaje).toSorted((a, b) => a - b),
      );
      const one = await office('GET', `/api/oficinas-centrales/almacen/${places.solicitanteId}`);
      expect(one).toMatchObject({
        status: 200,
        body: { nombre: 'Almacén que pide', claves: expect.any(Number) as number },
      });
      expect(await office('GET', `/api/oficinas-centrales/unidad/${test.world.unidadId}`)).toMatchObject({
        status: 200,
      });
      const far = await test.as('Jurisdiccion');
      expect((await far('GET', `/api/oficinas-centrales/unidad/${test.world.unidadId}`)).status).toBe(404);
      expect(((await far('GET', '/api/oficinas-centrales/unidad')).body as { filas: unknown[] }).filas).toEqual([]);
      expect((await keeper('GET', '/api/oficinas-centrales/unidad')).status).toBe(403);
    });
  });
});

type Line = { readonly solicitudDetalleId: number };
