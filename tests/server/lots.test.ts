import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { archivo, bitacora } from '#platform/server/db/system-tables';
import { postStock } from '#areas/inventario/server/stock/post-stock';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { BOTH_ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { emailOf, PASSWORD, type ProfileName } from '../support/server/world';

const LOTS = '/api/inventario/inventario/lote';
const CORRECTION = '/api/inventario/inventario/actualizar-caducidad';
const { inventario, kardex, lote } = tables;
const motivo = 'Alerta sanitaria de la semana';
const bodyOf = <Body>(answer: Answer) => answer.body as Body;

describe.each(BOTH_ENGINES)('changes to a lot on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let keeper: Client;
  let neighbour: Client;
  let office: Client;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    [keeper, neighbour, office, su] = (await Promise.all(
      (['Almacen-unidad', 'Farmacia', 'Oficina-central', 'SUPERUSUARIO'] as const).map((profile) => test.as(profile)),
    )) as [Client, Client, Client, Client];
    // Adds a colleague of the keeper.
    await test.database.orm
      .update(tables.usuario)
      .set({ almacenIds: [places.solicitanteId] })
      .where(eq(tables.usuario.usuarioId, test.world.usuarios['Almacen-regional']));
  });
  afterAll(() => test.stop());

  interface Stocked {
    readonly caducidad?: string;
    readonly almacenId?: number;
    readonly insumoId?: number;
    readonly fechaFabricacion?: string;
  }
  const keyOf = ({ almacenId = places.solicitanteId, insumoId = places.insumoIds[0] }: Stocked) => ({
    almacenId,
    insumoId,
  });
  const stocked = async (numeroLote: string, cantidad: number, more: Stocked = {}) => {
    const { caducidad = '2090-01-31', fechaFabricacion = null } = more;
    const identity = { numeroLote, caducidad, fuenteFinanciamientoId: null, programaId: null, costoUnitario: 2.5 };
    const lot = { ...identity, fechaFabricacion };
    await test.database.orm.transaction((tx) =>
      postStock(
        tx,
        [
          {
            document: { tipo: 'IMPORTACION', id: null, folio: numeroLote },
            changes: [{ kind: 'entry', tipo: 'E_INICIAL', ...keyOf(more), cantidad, lot }],
          },
        ],
        { actor: { usuarioId: null }, now: new Date(), day: '2019-03-10' },
      ),
    );
    const [row] = await test.database.orm
      .select()
      .from(lote)
      .where(
        and(
          eq(lote.numeroLote, numeroLote),
          eq(lote.almacenId, keyOf(more).almacenId),
          eq(lote.insumoId, keyOf(more).insumoId),
          eq(lote.caducidad, caducidad),
        ),
      );
    return row!.loteId;
  };
  const reserved = (loteId: number, cantidad: number, more: Stocked = {}) =>
    test.database.orm.transaction((tx) =>
      postStock(
        tx,
        [
          {
            document: { tipo: 'SOLICITUD', id: 1, folio: 'PRUEBA' },
            changes: [{ kind: 'reserve', ...keyOf(more), loteId, cantidad, campo: 'cantidad' }],
          },
        ],
        { actor: { usuarioId: null }, now: new Date(), day: '2019-03-10' },
      ),
    );
  const lotOf = async (loteId: number) => {
    const [row] = await test.database.orm.select().from(lote).where(eq(lote.loteId, loteId));
    return row!;
  };
  const statusOf = async (loteId: number) => (await lotOf(loteId)).estatus;
  /** Returns the ledger rows after the initial entry. */
  const ledgerOf = async (loteId: number) =>
    (
      await test.database.orm.select().from(kardex).where(eq(kardex.loteId, loteId)).orderBy(asc(kardex.kardexId))
    ).slice(1);
  const stockOf = async (more: Stocked = {}) => {
    const { almacenId, insumoId } = keyOf(more);
    const [row] = await test.database.orm
      .select()
      .from(inventario)
      .where(and(eq(inventario.almacenId, almacenId), eq(inventario.insumoId, insumoId)));
    return row!;
  };
  const faults = () => stockFaults(test.database.orm);
  const hold = (client: Client, loteId: number, estatus: string, more: object = {}, headers = {}) =>
    client('POST', `${LOTS}/${loteId}/estatus`, { body: { estatus, motivo, ...more }, headers });
  const held = async (client: Client, loteId: number, estatus: string, more: object = {}) => {
    const answer = await hold(client, loteId, estatus, more);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return bodyOf<{ lotes: { loteId: number; estatus: string; almacenNombre: string }[] }>(answer).lotes;
  };

  describe('its place', () => {
    it('and its remarks are written with the version that was seen, and no other field', async () => {
      const loteId = await stocked('LUGAR', 4);
      const before = bodyOf<Record<string, unknown>>(await keeper('GET', `${LOTS}/${loteId}`));
      const put = (client: Client, body: object) =>
        client('PUT', `${LOTS}/${loteId}`, {
          body: { ...before, ...body },
          headers: { 'if-match': `"${String(before['version'])}"` },
        });
      const answer = await put(keeper, { ubicacionCodigo: ' a-1 ', observaciones: 'Caja abierta', existencia: 900 });
      expect([answer.status, answer.body]).toMatchObject([
        200,
        {
          ubicacionCodigo: 'A-1',
          observaciones: 'Caja abierta',
          existencia: 4,
          version: Number(before['version']) + 1,
        },
      ]);
      expect((await put(keeper, { observaciones: 'Otra' })).status).toBe(412);
      expect((await put(neighbour, { observaciones: 'Otra' })).status).toBe(404);
      expect((await put(office, { observaciones: 'Otra' })).status).toBe(403);
      expect((await put(test.nobody, { observaciones: 'Otra' })).status).toBe(401);
      const [trail] = await test.database.orm
        .select()
        .from(bitacora)
        .where(and(eq(bitacora.entidad, 'lote'), eq(bitacora.entidadId, String(loteId))));
      expect(trail).toMatchObject({
        accion: 'EDITAR',
        antes: { ubicacionCodigo: null, observaciones: null },
        despues: { ubicacionCodigo: 'A-1', observaciones: 'Caja abierta' },
      });
      expect(await ledgerOf(loteId)).toEqual([]);
    });
    it('is one of the places of its warehouse, if the warehouse lists them', async () => {
      const loteId = await stocked('ANAQUEL', 4, { almacenId: places.vecinoId });
      await test.database.orm
        .update(tables.almacen)
        .set({ ubicaciones: [{ codigo: 'B-2', estado: 'DISPONIBLE' }] })
        .where(eq(tables.almacen.almacenId, places.vecinoId));
      const put = (ubicacionCodigo: string, version: number) =>
        neighbour('PUT', `${LOTS}/${loteId}`, { body: { ubicacionCodigo }, headers: { 'if-match': `"${version}"` } });
      const { version } = await lotOf(loteId);
      expect(refusalOf(await put('C-3', version))).toEqual([422, 'VALIDACION', 'ubicacionCodigo UBICACION_AJENA']);
      expect((await put('b-2', version)).status).toBe(200);
    });
  });

  describe('its status', () => {
    it('blocks the lot with the reason in the ledger and unchanged balances, and releases it again', async () => {
      const loteId = await stocked('CUARENTA', 6);
      const before = await stockOf();
      expect(await held(keeper, loteId, 'CUARENTENA')).toMatchObject([
        { loteId, estatus: 'CUARENTENA', almacenNombre: 'Almacén que pide' },
      ]);
      expect(await lotOf(loteId)).toMatchObject({ estatus: 'CUARENTENA', motivoEstatus: motivo, existencia: 6 });
      expect(await stockOf()).toMatchObject({
        existencia: before.existencia,
        disponible: before.disponible - 6,
        noDisponible: before.noDisponible + 6,
      });
      expect(await ledgerOf(loteId)).toMatchObject([
        {
          tipo: 'N_CAMBIO_ESTATUS',
          entrada: 0,
          salida: 0,
          saldoLote: 6,
          saldoInsumo: before.existencia,
          motivo,
          documentoTipo: 'LOTE',
          documentoId: loteId,
          documentoFolio: 'CUARENTA',
          usuarioId: test.world.usuarios['Almacen-unidad'],
        },
      ]);
      expect(refusalOf(await hold(keeper, loteId, 'CUARENTENA'))).toEqual([
        422,
        'VALIDACION',
        'estatus ESTATUS_SIN_CAMBIO',
      ]);
      await held(keeper, loteId, 'DISPONIBLE');
      expect(await stockOf()).toMatchObject({ existencia: before.existencia, disponible: before.disponible });
      expect(await faults()).toEqual([]);
    });
    it('cannot be changed by others, and requires a reason', async () => {
      const loteId = await stocked('AJENO', 3);
      expect((await hold(test.nobody, loteId, 'CUARENTENA')).status).toBe(401);
      expect((await hold(await test.as('Cendis'), loteId, 'CUARENTENA')).status).toBe(403);
      expect((await hold(neighbour, loteId, 'CUARENTENA')).status).toBe(404);
      expect((await hold(su, 987_654_321, 'CUARENTENA')).status).toBe(404);
      expect((await hold(keeper, loteId, 'CUARENTENA', { motivo: '   corto   ' })).status).toBe(422);
      expect((await hold(keeper, loteId, 'CADUCADO')).status).toBe(422);
      expect((await hold(keeper, loteId, 'AGOTADO')).status).toBe(422);
      expect(await statusOf(loteId)).toBe('DISPONIBLE');
      expect(await ledgerOf(loteId)).toEqual([]);
    });
    it('is never available after expiry', async () => {
      const loteId = await stocked('PASADO', 3, { caducidad: '2020-01-31' });
      await held(keeper, loteId, 'SUSPENDIDO');
      expect(refusalOf(await hold(keeper, loteId, 'DISPONIBLE'))).toEqual([422, 'VALIDACION', 'estatus LOTE_CADUCADO']);
      expect(await statusOf(loteId)).toBe('SUSPENDIDO');
    });
    it('keeps reserved pieces of the lot reserved, which then cannot leave', async () => {
      const loteId = await stocked('APARTADO', 8);
      await reserved(loteId, 5);
      await held(keeper, loteId, 'RETIRADO');
      expect(await lotOf(loteId)).toMatchObject({ existencia: 8, reservada: 5, estatus: 'RETIRADO' });
      const out = { kind: 'exit', tipo: 'S_TRANSFERENCIA', ...keyOf({}), loteId, cantidad: 5, reserved: 5 } as const;
      await expect(
        test.database.orm.transaction((tx) =>
          postStock(tx, [{ document: { tipo: 'SOLICITUD', id: 1, folio: 'PRUEBA' }, changes: [out] }], {
            actor: { usuarioId: null },
            now: new Date(),
            day: '2026-03-10',
          }),
        ),
      ).rejects.toMatchObject({ status: 409, codigo: 'LOTE_NO_DISPONIBLE' });
      await expect(reserved(loteId, 1)).rejects.toMatchObject({ codigo: 'LOTE_NO_DISPONIBLE' });
      expect(await faults()).toEqual([]);
    });
    it('changes once for one key, however often it is sent', async () => {
      const loteId = await stocked('UNA-VEZ', 3);
      const headers = { 'idempotency-key': `lote-${loteId}` };
      const answers = [
        await hold(keeper, loteId, 'CUARENTENA', {}, headers),
        await hold(keeper, loteId, 'CUARENTENA', {}, headers),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]!.body).toEqual(answers[0]!.body);
      expect(await ledgerOf(loteId)).toHaveLength(1);
    });
    it('and a simultaneous reservation by a document take turns', async () => {
      for (const round of [1, 2, 3]) {
        const loteId = await stocked(`TURNO-${round}`, 4);
        const [answer, picked] = await Promise.all([
          hold(keeper, loteId, 'CUARENTENA'),
          reserved(loteId, 4).then(
            () => 4,
            (error: { codigo?: string }) => (error.codigo === 'LOTE_NO_DISPONIBLE' ? 0 : Promise.reject(error)),
          ),
        ]);
        expect(answer.status).toBe(200);
        expect(await lotOf(loteId)).toMatchObject({ estatus: 'CUARENTENA', reservada: picked });
      }
      expect(await faults()).toEqual([]);
    });
  });

  describe('a recall', () => {
    it('requires a permission that reaches the network', async () => {
      const loteId = await stocked('SIN-RED', 3);
      expect(refusalOf(await hold(keeper, loteId, 'RETIRADO', { red: true }))).toEqual([
        403,
        'FUERA_DE_ALCANCE',
        'red FUERA_DE_ALCANCE_CAMPO',
      ]);
      expect(await statusOf(loteId)).toBe('DISPONIBLE');
    });
    it('covers every lot of that supply and number, and notifies the staff there', async () => {
      const [own, other, next] = await Promise.all([
        stocked('ALERTA', 5),
        stocked('ALERTA', 7, { almacenId: places.surtidorId }),
        stocked('ALERTA', 2, { almacenId: places.vecinoId }),
      ]);
      const strangers = [await stocked('ALERTA', 9, { insumoId: places.insumoIds[1] }), await stocked('ALERTA-2', 9)];
      await held(neighbour, next, 'CUARENTENA');
      const changed = await held(office, own, 'RETIRADO', { red: true });
      expect(new Set(changed.map((each) => each.loteId))).toEqual(new Set([own, other, next]));
      for (const loteId of [own, other, next]) {
        expect(await lotOf(loteId)).toMatchObject({ estatus: 'RETIRADO', motivoEstatus: motivo });
        expect((await ledgerOf(loteId)).at(-1)).toMatchObject({ tipo: 'N_CAMBIO_ESTATUS', entrada: 0, salida: 0 });
      }
      for (const loteId of strangers) expect(await statusOf(loteId)).toBe('DISPONIBLE');
      const notices = bodyOf<{ tipo: string; titulo: string; ruta: string }[]>(
        await keeper('GET', '/api/notificaciones/notificaciones/notificaciones-list?pageSize=100'),
      );
      expect(notices.filter(({ ruta }) => ruta === `/lote/${own}`)).toMatchObject([
        { tipo: 'LOTE_RETENIDO', titulo: 'Lote ALERTA retenido' },
      ]);
      expect(notices.some(({ ruta }) => ruta === `/lote/${other}`)).toBe(false);
      expect(await faults()).toEqual([]);
    });
    it('releases at its end only the lots that it blocks', async () => {
      const own = await stocked('FIN', 5);
      const other = await stocked('FIN', 7, { almacenId: places.surtidorId });
      await held(office, own, 'RETIRADO', { red: true });
      await held(office, other, 'CUARENTENA');
      expect(await held(office, own, 'DISPONIBLE', { red: true })).toMatchObject([{ loteId: own }]);
      expect([await statusOf(own), await statusOf(other)]).toEqual(['DISPONIBLE', 'CUARENTENA']);
    });
    it('and a weaker block of the same lot wait for each other: the stronger one stays', async () => {
      const own = await stocked('DOBLE', 5);
      const other = await stocked('DOBLE', 7, { almacenId: places.surtidorId });
      const answers = await Promise.all([
        hold(office, own, 'RETIRADO', { red: true }),
        hold(su, other, 'SUSPENDIDO', { red: true }),
      ]);
      expect(answers[0].status).toBe(200);
      // After the recall there is nothing left to suspend.
      expect([200, 422]).toContain(answers[1].status);
      expect([await statusOf(own), await statusOf(other)]).toEqual(['RETIRADO', 'RETIRADO']);
      expect(await faults()).toEqual([]);
    });
  });

  describe('its expiry', () => {
    let files = 0;
    const attached = (loteId: number) =>
      test.database.orm.insert(archivo).values({
        archivoId: `7d0e5a1c-0000-4000-8000-${String(++files).padStart(12, '0')}`,
        entidad: 'lote',
        entidadId: String(loteId),
        nombre: 'etiqueta.png',
        tipo: 'image/png',
        bytes: 9,
        huella: '0'.repeat(64),
        subidoPor: test.world.usuarios['Almacen-unidad'],
      });
    const second = (profile: ProfileName, password = PASSWORD) => ({ email: emailOf(profile), password });
    const correct = (client: Client, loteId: number, caducidadNueva: string, more: object = {}) =>
      client('PUT', CORRECTION, {
        body: {
          loteId,
          caducidadNueva,
          motivo: 'Se leyó mal la etiqueta',
          segundaPersona: second('Almacen-regional'),
          ...more,
        },
      });

    it('is corrected by two people, with the former date in the ledger and no piece moved', async () => {
      const loteId = await stocked('FECHA', 6);
      const before = await stockOf();
      expect(refusalOf(await correct(keeper, loteId, '2088-06-30'))).toEqual([422, 'VALIDACION', ' EVIDENCIA_LOTE']);
      await attached(loteId);
      expect([(await correct(keeper, loteId, '2088-06-30')).status, await lotOf(loteId)]).toMatchObject([
        200,
        { caducidad: '2088-06-30', estatus: 'DISPONIBLE', existencia: 6 },
      ]);
      expect(await ledgerOf(loteId)).toMatchObject([
        {
          tipo: 'N_CORRECCION_LOTE',
          entrada: 0,
          salida: 0,
          saldoLote: 6,
          saldoInsumo: before.existencia,
          loteCaducidad: '2088-06-30',
          motivo: '31-01-2090 → 30-06-2088. Se leyó mal la etiqueta',
          contraparte: 'Persona De Prueba',
        },
      ]);
      expect(await stockOf()).toMatchObject({ existencia: before.existencia, disponible: before.disponible });
      // One file cannot be the evidence of two dates.
      expect(refusalOf(await correct(keeper, loteId, '2088-07-31'))).toEqual([422, 'VALIDACION', ' EVIDENCIA_LOTE']);
      expect(await faults()).toEqual([]);
    });
    it('marks a lot as expired, and one that is not as available', async () => {
      const loteId = await stocked('VENCE', 6);
      const before = await stockOf();
      await attached(loteId);
      expect((await correct(keeper, loteId, '2020-06-30')).body).toMatchObject({ estatus: 'CADUCADO' });
      expect(await stockOf()).toMatchObject({ disponible: before.disponible - 6, existencia: before.existencia });
      await attached(loteId);
      expect((await correct(keeper, loteId, '2091-06-30')).body).toMatchObject({ estatus: 'DISPONIBLE' });
      expect(await stockOf()).toMatchObject({ disponible: before.disponible });
      expect((await ledgerOf(loteId)).map(({ tipo }) => tipo)).toEqual([
        'N_CORRECCION_LOTE',
        'N_CAMBIO_ESTATUS',
        'N_CORRECCION_LOTE',
        'N_CAMBIO_ESTATUS',
      ]);
      expect(await faults()).toEqual([]);
    });
    it('requires a second person who is another, active, and permitted to correct it there', async () => {
      const loteId = await stocked('SEGUNDA', 6);
      await attached(loteId);
      const named = async (segundaPersona: object | undefined) =>
        refusalOf(await correct(keeper, loteId, '2088-06-30', { segundaPersona }));
      const refused = (field: string) => [422, 'VALIDACION', `segundaPersona${field}`];
      expect(await named(undefined)).toEqual(refused(' SEGUNDA_PERSONA_REQUERIDA'));
      expect(await named(second('Almacen-unidad'))).toEqual(refused('.email SEGUNDA_PERSONA_MISMA'));
      // Naming a second person is not enough.
      expect(await named(second('Almacen-regional', 'adivinada'))).toEqual(
        refused('.password SEGUNDA_PERSONA_RECHAZADA'),
      );
      expect(await named({ email: 'nadie@example.org', password: PASSWORD })).toEqual(
        refused('.password SEGUNDA_PERSONA_RECHAZADA'),
      );
      expect(await named(second('Farmacia'))).toEqual(refused('.email SEGUNDA_PERSONA'));
      expect(await named(second('Oficina-central'))).toEqual(refused('.email SEGUNDA_PERSONA_SIN_PERMISO'));
      const setStatus = (estatus: 'ACTIVO' | 'BLOQUEADO') =>
        test.database.orm
          .update(tables.usuario)
          .set({ estatus })
          .where(eq(tables.usuario.usuarioId, test.world.usuarios['Almacen-regional']));
      await setStatus('BLOQUEADO');
      expect(await named(second('Almacen-regional'))).toEqual(refused('.password SEGUNDA_PERSONA_RECHAZADA'));
      await setStatus('ACTIVO');
      expect(await lotOf(loteId)).toMatchObject({ caducidad: '2090-01-31' });
      const fromPage = (segundaPersona?: object) =>
        keeper('POST', `${LOTS}/${loteId}/caducidad`, {
          body: {
            caducidadNueva: '2088-06-30',
            motivo: 'Se leyó mal la etiqueta',
            segundaPersona,
            confirmarDatos: true,
          },
        });
      expect(refusalOf(await fromPage())).toEqual(refused(' SEGUNDA_PERSONA_REQUERIDA'));
      const { email, password } = second('Almacen-regional');
      expect((await fromPage({ email: ` ${email.toUpperCase()} `, password })).body).toMatchObject({
        loteId,
        caducidad: '2088-06-30',
      });
      const [row] = await test.database.orm
        .select({ despues: bitacora.despues })
        .from(bitacora)
        .where(
          and(eq(bitacora.entidad, 'lote'), eq(bitacora.entidadId, String(loteId)), eq(bitacora.accion, 'EDITAR')),
        );
      expect(row!.despues).toMatchObject({ segundoVerificadorId: test.world.usuarios['Almacen-regional'] });
      expect(JSON.stringify(row)).not.toContain(PASSWORD);
    });
    it('cannot precede manufacture, stay the same, or be corrected for a controlled medicine or another warehouse', async () => {
      const loteId = await stocked('HECHO', 6, { fechaFabricacion: '2024-05-01' });
      await attached(loteId);
      expect(refusalOf(await correct(keeper, loteId, '2024-04-30'))).toEqual([
        422,
        'VALIDACION',
        'caducidadNueva FECHA_MINIMA',
      ]);
      expect(refusalOf(await correct(keeper, loteId, '2090-01-31'))).toEqual([
        422,
        'VALIDACION',
        'caducidadNueva CADUCIDAD_IGUAL',
      ]);
      expect((await correct(keeper, loteId, '2026-02-31')).status).toBe(422);
      expect((await correct(keeper, loteId, '2088-06-30', { motivo: 'corto' })).status).toBe(422);
      expect((await correct(neighbour, loteId, '2088-06-30')).status).toBe(404);
      expect((await correct(office, loteId, '2088-06-30')).status).toBe(403);
      expect((await correct(test.nobody, loteId, '2088-06-30')).status).toBe(401);
      const insumoId = places.insumoIds[2];
      await test.database.orm.update(tables.insumo).set({ fraccion: 'II' }).where(eq(tables.insumo.insumoId, insumoId));
      const controlled = await stocked('CONTROL', 6, { insumoId });
      await attached(controlled);
      expect(refusalOf(await correct(keeper, controlled, '2088-06-30'))).toEqual([
        422,
        'VALIDACION',
        'loteId CADUCIDAD_CONTROLADO',
      ]);
      expect([await ledgerOf(loteId), await ledgerOf(controlled)]).toEqual([[], []]);
    });
    it('does not turn two lots into one: the refusal names the other', async () => {
      const loteId = await stocked('GEMELO', 6);
      const twin = await stocked('GEMELO', 6, { caducidad: '2088-06-30' });
      await attached(loteId);
      const answer = await correct(keeper, loteId, '2088-06-30');
      expect(refusalOf(answer)).toEqual([409, 'LOTE_IDENTICO', 'caducidadNueva LOTE_IDENTICO']);
      expect(bodyOf<{ mensaje: string }>(answer).mensaje).toContain(String(twin));
      expect(await lotOf(loteId)).toMatchObject({ caducidad: '2090-01-31' });
    });
    it('is corrected once for one key', async () => {
      const loteId = await stocked('CLAVE', 6);
      await attached(loteId);
      const send = () =>
        keeper('PUT', CORRECTION, {
          body: {
            loteId,
            caducidadNueva: '2088-06-30',
            motivo: 'Se leyó mal la etiqueta',
            segundaPersona: second('Almacen-regional'),
          },
          headers: { 'idempotency-key': `caducidad-${loteId}` },
        });
      expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
      expect(await ledgerOf(loteId)).toHaveLength(1);
    });
  });

  it('is listed under its second path as under its own', async () => {
    const query = `?pageSize=5&sortBy=numeroLote&includePageCount=true&includeTotals=true`;
    for (const client of [su, keeper, neighbour]) {
      const [plain, second] = [
        await client('GET', `${LOTS}${query}`),
        await client('GET', `/api/inventario/inventario/inventario-por-lote${query}`),
      ];
      expect(plain.status).toBe(200);
      expect(second.body).toEqual(plain.body);
      for (const name of ['x-total-items', 'x-page-count', 'x-totals'])
        expect(second.headers[name]).toEqual(plain.headers[name]);
    }
    expect((await test.nobody('GET', '/api/inventario/inventario/inventario-por-lote')).status).toBe(401);
  });
});
