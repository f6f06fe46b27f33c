import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { SQLSTATE } from '#platform/server/db/pg-error';
import { archivo } from '#platform/server/db/system-tables';
import { postStock } from '#areas/inventario/server/stock/post-stock';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { byHand } from '../support/server/by-hand';
import { BOTH_ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { sqlStateOf } from '../support/server/sql-state';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { today } from '../support/today';

const EXITS = '/api/inventario/salida-extraordinaria';
const ENTRIES = '/api/inventario/entrada-extraordinaria';
const { entradaExtraordinaria, inventario, kardex, lote, salidaExtraordinaria } = tables;

interface Document {
  readonly salidaExtraordinariaId?: number;
  readonly entradaExtraordinariaId?: number;
  readonly version: number;
  readonly estatus: string;
  readonly folio: string;
  readonly lineas: readonly { readonly loteId: number }[];
}
const documentOf = (answer: Answer) => answer.body as Document;
const motivo = 'Se capturó en el almacén equivocado';

describe.each(BOTH_ENGINES)('extraordinary exits and entries on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let keeper: Client;
  let director: Client;
  let su: Client;
  let reasons: Record<'loss' | 'expired' | 'lab' | 'gift' | 'found' | 'theft', number>;
  let key: { almacenId: number; insumoId: number };

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    [keeper, director, su] = (await Promise.all(
      (['Almacen-unidad', 'Director-unidad', 'SUPERUSUARIO'] as const).map((profile) => test.as(profile)),
    )) as [Client, Client, Client];
    key = { almacenId: places.solicitanteId, insumoId: places.insumoIds[0] };
    const { orm } = test.database;
    const exits = await orm
      .insert(tables.motivoSalidaExtraordinaria)
      .values([
        { clave: 'RUPTURA', nombre: 'Ruptura', requiereAutorizacion: true, destino: 'NINGUNO' },
        {
          clave: 'CADUCIDAD',
          nombre: 'Caducidad',
          requiereAutorizacion: true,
          permiteLoteCaducado: true,
          destino: 'DESTRUCCION',
        },
        { clave: 'MUESTRA', nombre: 'Muestra', requiereAutorizacion: false, destino: 'DONATARIO' },
        {
          clave: 'ROBO',
          nombre: 'Robo',
          requiereAutorizacion: true,
          requiereActa: true,
          requiereEvidencia: true,
          destino: 'NINGUNO',
        },
      ])
      .returning();
    const entries = await orm
      .insert(tables.motivoEntradaExtraordinaria)
      .values([
        { clave: 'DONACION', nombre: 'Donación', requiereAutorizacion: true, permiteSinCosto: true },
        { clave: 'HALLAZGO', nombre: 'Hallazgo', requiereAutorizacion: false, permiteSinCosto: false },
      ])
      .returning();
    const [loss, expired, lab, theft] = exits.map((row) => row.motivoSalidaExtraordinariaId);
    const [gift, found] = entries.map((row) => row.motivoEntradaExtraordinariaId);
    reasons = { loss: loss!, expired: expired!, lab: lab!, theft: theft!, gift: gift!, found: found! };
  });
  afterAll(() => test.stop());

  /** Creates a lot for one test. */
  const stocked = async (numeroLote: string, cantidad: number, caducidad = '2032-01-31', almacenId = key.almacenId) => {
    await test.database.orm.transaction((tx) =>
      postStock(
        tx,
        [
          {
            document: { tipo: 'IMPORTACION', id: null, folio: numeroLote },
            changes: [
              {
                kind: 'entry',
                tipo: 'E_INICIAL',
                ...key,
                almacenId,
                cantidad,
                lot: { numeroLote, caducidad, fuenteFinanciamientoId: null, programaId: null, costoUnitario: 2.5 },
              },
            ],
          },
        ],
        { actor: { usuarioId: null }, now: new Date(), day: '2019-03-10' },
      ),
    );
    return (await lotCalled(numeroLote))!.loteId;
  };
  const lotCalled = async (numeroLote: string) => {
    const [row] = await test.database.orm.select().from(lote).where(eq(lote.numeroLote, numeroLote));
    return row;
  };
  const lot = async (loteId: number) => {
    const [row] = await test.database.orm.select().from(lote).where(eq(lote.loteId, loteId));
    return { existencia: row!.existencia, reservada: row!.reservada, estatus: row!.estatus };
  };
  const ledger = async (loteId: number) =>
    (
      await test.database.orm.select().from(kardex).where(eq(kardex.loteId, loteId)).orderBy(asc(kardex.kardexId))
    ).slice(1);
  const idOf = (document: Document) => document.salidaExtraordinariaId ?? document.entradaExtraordinariaId!;
  const step = (client: Client, document: Document, name: string, body: object = {}) =>
    client('POST', `${document.salidaExtraordinariaId ? EXITS : ENTRIES}/${idOf(document)}/${name}`, {
      body,
      headers: { 'if-match': `"${document.version}"` },
    });
  const done = async (client: Client, document: Document, name: string, body: object = {}) => {
    const answer = await step(client, document, name, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return documentOf(answer);
  };
  const exit = (loteId: number, cantidad: number, more: object = {}) => ({
    almacenId: key.almacenId,
    motivoSalidaExtraordinariaId: reasons.loss,
    fechaDocumento: '2026-03-10',
    observaciones: 'Se cayó la caja al acomodar el anaquel',
    lineas: [{ loteId, cantidad }],
    ...more,
  });
  const entry = (lineas: readonly object[], more: object = {}) => ({
    almacenId: key.almacenId,
    motivoEntradaExtraordinariaId: reasons.gift,
    fechaDocumento: '2026-03-10',
    procedencia: 'Fundación Salud del Norte',
    observaciones: 'Donación recibida con carta del patronato',
    lineas,
    ...more,
  });
  const drafted = async (path: string, body: object, client = keeper) => {
    const answer = await client('POST', path, { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return documentOf(answer);
  };
  const sentExit = async (loteId: number, cantidad: number, more: object = {}) =>
    done(keeper, await drafted(EXITS, exit(loteId, cantidad, more)), 'enviar');

  const line = (numeroLote: string, cantidad: number, more: object = {}) => ({
    insumoId: key.insumoId,
    numeroLote,
    caducidad: '2032-05-31',
    cantidad,
    ...more,
  });
  const noticed = async (client: Client, tipo: string) => {
    const { body } = await client('GET', '/api/notificaciones/notificaciones/notificaciones-list?pageSize=100');
    return (body as { tipo: string; titulo: string; cuerpo: string; ruta: string }[])
      .filter((notice) => notice.tipo === tipo)
      .map(({ titulo, cuerpo, ruta }) => [titulo, cuerpo, ruta]);
  };

  it('notify the authorisers, and the sender of the outcome', async () => {
    const sent = await sentExit(await stocked('AVISO', 3), 1);
    const id = String(sent.salidaExtraordinariaId);
    const by = 'Almacén que pide la envió y espera su autorización.';
    expect(await noticed(director, 'EXTRAORDINARIA_POR_AUTORIZAR')).toContainEqual([
      `Salida extraordinaria ${sent.folio} por autorizar`,
      by,
      `/salida-extraordinaria/${id}`,
    ]);
    await done(director, sent, 'autorizar');
    expect((await noticed(keeper, 'EXTRAORDINARIA_AUTORIZADA'))[0]).toEqual([
      `Salida extraordinaria ${sent.folio} autorizada`,
      'Ya puede aplicarla en Almacén que pide.',
      `/salida-extraordinaria/${id}`,
    ]);
    const gift = await done(keeper, await drafted(ENTRIES, entry([line('AVISO-2', 1)])), 'enviar');
    expect((await noticed(director, 'EXTRAORDINARIA_POR_AUTORIZAR'))[0]).toEqual([
      `Entrada extraordinaria ${gift.folio} por autorizar`,
      by,
      `/entrada-extraordinaria/${gift.entradaExtraordinariaId}`,
    ]);
    await done(director, gift, 'rechazar', { motivo });
    expect((await noticed(keeper, 'EXTRAORDINARIA_RECHAZADA'))[0]?.slice(0, 2)).toEqual([
      `Entrada extraordinaria ${gift.folio} rechazada`,
      `Motivo: ${motivo}`,
    ]);
    // A document that needs no authorisation sends no notice.
    const before = (await noticed(director, 'EXTRAORDINARIA_POR_AUTORIZAR')).length;
    await done(
      keeper,
      await drafted(
        ENTRIES,
        entry([line('AVISO-3', 1, { costoUnitario: 2 })], { motivoEntradaExtraordinariaId: reasons.found }),
      ),
      'enviar',
    );
    expect(await noticed(director, 'EXTRAORDINARIA_POR_AUTORIZAR')).toHaveLength(before);
  });

  describe('an exit', () => {
    it('reserves its pieces when sent, removes them when applied, and restores them when reversed', async () => {
      const loteId = await stocked('CAMINO', 10);
      const sent = await sentExit(loteId, 4);
      expect(sent).toMatchObject({
        estatus: 'PENDIENTE_AUTORIZAR',
        folio: expect.stringMatching(/^SEX-CLSSA900001-\d{4}-\d{5}$/) as string,
        piezas: 4,
        importeTotal: 10,
        remitenteId: test.world.usuarios['Almacen-unidad'],
        lineas: [{ loteId, insumoId: key.insumoId, caducidad: '2032-01-31', costoUnitario: 2.5, importe: 10 }],
      });
      expect(await lot(loteId)).toMatchObject({ existencia: 10, reservada: 4 });
      const authorised = await done(director, sent, 'autorizar');
      const applied = await done(keeper, authorised, 'aplicar');
      expect(await lot(loteId)).toMatchObject({ existencia: 6, reservada: 0 });
      expect(refusalOf(await step(keeper, applied, 'aplicar')).slice(0, 2)).toEqual([409, 'TRANSICION_INVALIDA']);
      const reversed = await done(director, applied, 'reversar', { motivo });
      expect(reversed.estatus).toBe('REVERSADA');
      expect(await lot(loteId)).toMatchObject({ existencia: 10, reservada: 0 });
      const [out, back] = await ledger(loteId);
      expect([out, back]).toMatchObject([
        { tipo: 'S_EXTRAORDINARIA', salida: 4, documentoTipo: 'SALIDA_EXTRAORDINARIA', motivo: 'Ruptura' },
        { tipo: 'E_REVERSA', entrada: 4, reversaDeId: out!.kardexId, motivo },
      ]);
      expect(refusalOf(await step(director, reversed, 'reversar', { motivo })).slice(0, 2)).toEqual([
        409,
        'TRANSICION_INVALIDA',
      ]);
    });

    it('returns into a used-up or held lot without changing its state', async () => {
      const loteId = await stocked('AGOTADO', 3);
      const applied = await done(keeper, await done(director, await sentExit(loteId, 3), 'autorizar'), 'aplicar');
      expect(await lot(loteId)).toMatchObject({ existencia: 0, estatus: 'AGOTADO' });
      await done(director, applied, 'reversar', { motivo });
      expect(await lot(loteId)).toMatchObject({ existencia: 3, estatus: 'DISPONIBLE' });
    });

    it('skips approval when its reason needs none, and names its destination', async () => {
      const loteId = await stocked('MUESTRA', 2);
      const draft = await drafted(EXITS, exit(loteId, 2, { motivoSalidaExtraordinariaId: reasons.lab }));
      const costoUnitario = 2.5;
      expect(draft).toMatchObject({
        importeEstimado: true,
        importeTotal: 2 * costoUnitario,
        lineas: [{ insumoId: key.insumoId, costoUnitario, importe: 2 * costoUnitario }],
      });
      expect(refusalOf(await step(keeper, draft, 'enviar'))).toEqual([422, 'VALIDACION', 'destinoTexto REQUERIDO']);
      const sent = await sentExit(loteId, 1, {
        motivoSalidaExtraordinariaId: reasons.lab,
        destinoTexto: 'Laboratorio estatal',
      });
      expect(sent).toMatchObject({ estatus: 'AUTORIZADA', importeEstimado: null, importeTotal: costoUnitario });
      await done(keeper, sent, 'aplicar');
      expect((await ledger(loteId))[0]).toMatchObject({ salida: 1, contraparte: 'Laboratorio estatal' });
    });

    it('is not sent without the requirements of its reason', async () => {
      const loteId = await stocked('ROBO', 2);
      const body = { motivoSalidaExtraordinariaId: reasons.theft, observaciones: 'Muy corto' };
      const future = exit(loteId, 1, { ...body, fechaDocumento: '2999-01-01' });
      expect(refusalOf(await keeper('POST', EXITS, { body: future }))).toEqual([
        422,
        'VALIDACION',
        'fechaDocumento FECHA_FUTURA',
      ]);
      const draft = await drafted(EXITS, exit(loteId, 1, body));
      expect(refusalOf(await step(keeper, draft, 'enviar'))).toEqual([
        422,
        'VALIDACION',
        'observaciones LONGITUD_MINIMA',
        'actaNumero REQUERIDO',
      ]);
      const told = await drafted(
        EXITS,
        exit(loteId, 1, { ...body, observaciones: 'Forzaron la puerta del almacén', actaNumero: 'A-12/2026' }),
      );
      expect(refusalOf(await step(keeper, told, 'enviar'))).toEqual([422, 'VALIDACION', ' EVIDENCIA_REQUERIDA']);
      await test.database.orm.insert(archivo).values({
        archivoId: `7d0e5a1c-0000-4000-8000-${String(idOf(told)).padStart(12, '0')}`,
        entidad: 'salida-extraordinaria',
        entidadId: String(idOf(told)),
        nombre: 'acta.pdf',
        tipo: 'application/pdf',
        bytes: 9,
        huella: '0'.repeat(64),
        subidoPor: test.world.usuarios['Almacen-unidad'],
      });
      expect((await done(keeper, told, 'enviar')).estatus).toBe('PENDIENTE_AUTORIZAR');
      // Its evidence is permanent from then on.
      const files = `${EXITS}/${idOf(told)}/archivos`;
      const [file] = (await keeper('GET', files)).body as readonly { archivoId: string; congelado: string | null }[];
      expect(file!.congelado).not.toBeNull();
      expect(refusalOf(await keeper('DELETE', `${files}/${file!.archivoId}`))).toEqual([409, 'ARCHIVO_CONGELADO']);
      const id = sql`archivo_id = ${file!.archivoId}`;
      const { orm } = test.database;
      expect(await sqlStateOf(orm, sql`delete from archivo where ${id}`)).toBe(SQLSTATE.restrict);
      expect(await sqlStateOf(orm, sql`update archivo set retirado = now() where ${id}`)).toBe(SQLSTATE.restrict);
      expect((await keeper('GET', files)).body).toHaveLength(1);
      const empty = await drafted(EXITS, exit(loteId, 1, { lineas: [] }));
      expect(refusalOf(await step(keeper, empty, 'enviar'))).toEqual([422, 'VALIDACION', 'lineas SIN_LINEAS']);
    });

    it('takes no more than the free pieces, and names the line', async () => {
      const [some, few] = [await stocked('BASTANTE', 10), await stocked('POCO', 5)];
      await sentExit(few, 2);
      const draft = await drafted(
        EXITS,
        exit(some, 1, {
          lineas: [
            { loteId: some, cantidad: 1 },
            { loteId: few, cantidad: 4 },
          ],
        }),
      );
      expect(refusalOf(await step(keeper, draft, 'enviar'))).toEqual([
        409,
        'EXISTENCIA_INSUFICIENTE',
        'lineas.1.cantidad EXISTENCIA_INSUFICIENTE',
      ]);
      expect(await lot(some)).toMatchObject({ reservada: 0 });
      const [row] = await test.database.orm
        .select()
        .from(salidaExtraordinaria)
        .where(eq(salidaExtraordinaria.salidaExtraordinariaId, idOf(draft)));
      expect(row).toMatchObject({ estatus: 'BORRADOR', folio: null });
    });

    it('takes expired and held lots only for a reason that permits it', async () => {
      const [expired, held] = [await stocked('CADUCO', 6, '2020-01-31'), await stocked('RETENIDO', 6)];
      await test.database.orm.update(lote).set({ estatus: 'CUARENTENA' }).where(eq(lote.loteId, held));
      const both = {
        lineas: [
          { loteId: expired, cantidad: 6 },
          { loteId: held, cantidad: 2 },
        ],
      };
      const draft = await drafted(EXITS, exit(expired, 6, both));
      expect(refusalOf(await step(keeper, draft, 'enviar'))).toEqual([
        409,
        'LOTE_CADUCADO',
        'lineas.0.cantidad LOTE_CADUCADO',
        'lineas.1.cantidad LOTE_NO_DISPONIBLE',
      ]);
      const sent = await sentExit(expired, 6, { ...both, motivoSalidaExtraordinariaId: reasons.expired });
      expect([await lot(expired), await lot(held)]).toMatchObject([{ reservada: 6 }, { reservada: 2 }]);
      const applied = await done(keeper, await done(director, sent, 'autorizar'), 'aplicar');
      expect([await lot(expired), await lot(held)]).toMatchObject([
        { existencia: 0, reservada: 0 },
        { existencia: 4, estatus: 'CUARENTENA' },
      ]);
      await done(director, applied, 'reversar', { motivo });
      expect([await lot(expired), await lot(held)]).toMatchObject([
        { existencia: 6, estatus: 'CADUCADO' },
        { existencia: 6, estatus: 'CUARENTENA' },
      ]);
    });

    it('takes only lots of its own warehouse', async () => {
      const neighbour = await stocked('VECINO', 5, '2032-01-31', places.vecinoId);
      expect(refusalOf(await keeper('POST', EXITS, { body: exit(neighbour, 1) }))).toEqual([
        422,
        'VALIDACION',
        'lineas.0.loteId REFERENCIA',
      ]);
      expect(refusalOf(await su('POST', EXITS, { body: exit(neighbour, 1) }))).toEqual([
        422,
        'VALIDACION',
        'lineas.0.loteId REFERENCIA_NO_CORRESPONDE',
      ]);
      const own = await drafted(EXITS, exit(await stocked('PROPIO', 5), 1), su);
      const moved = await su('PUT', `${EXITS}/${idOf(own)}`, {
        body: { ...exit(own.lineas[0]!.loteId, 1), almacenId: places.vecinoId, lineas: own.lineas },
        headers: { 'if-match': '"1"' },
      });
      expect(refusalOf(moved)).toEqual([422, 'VALIDACION', 'lineas.0.loteId REFERENCIA_NO_CORRESPONDE']);
    });

    it('is not authorised by its author or sender', async () => {
      const loteId = await stocked('SEGREGA', 5);
      const made = await drafted(EXITS, exit(loteId, 1), su);
      const sent = await done(keeper, made, 'enviar');
      for (const name of ['autorizar', 'rechazar'])
        expect(refusalOf(await step(su, sent, name, name === 'rechazar' ? { motivo } : {})).slice(0, 2)).toEqual([
          409,
          'SEGREGACION_FUNCIONES',
        ]);
      expect((await step(keeper, sent, 'autorizar')).status).toBe(403);
      expect((await done(director, sent, 'autorizar')).estatus).toBe('AUTORIZADA');
    });

    it('releases its pieces when it is rejected or cancelled', async () => {
      const loteId = await stocked('SUELTA', 5);
      const rejected = await done(director, await sentExit(loteId, 3), 'rechazar', { motivo });
      expect(rejected).toMatchObject({ estatus: 'RECHAZADA', motivo });
      expect(await lot(loteId)).toMatchObject({ existencia: 5, reservada: 0 });
      await done(keeper, await sentExit(loteId, 2), 'cancelar', { motivo });
      await done(keeper, await done(director, await sentExit(loteId, 2), 'autorizar'), 'cancelar', { motivo });
      await done(keeper, await drafted(EXITS, exit(loteId, 2)), 'cancelar', { motivo });
      expect(await lot(loteId)).toMatchObject({ existencia: 5, reservada: 0 });
      expect(await ledger(loteId)).toEqual([]);
    });

    it('is not reversed after three days', async () => {
      const loteId = await stocked('TARDIA', 5);
      const applied = await done(keeper, await done(director, await sentExit(loteId, 1), 'autorizar'), 'aplicar');
      await byHand(test.database.orm, salidaExtraordinaria, (tx) =>
        tx
          .update(salidaExtraordinaria)
          .set({ fechaAplicacion: new Date(Date.now() - 73 * 60 * 60 * 1000) })
          .where(eq(salidaExtraordinaria.salidaExtraordinariaId, idOf(applied))),
      );
      expect(refusalOf(await step(director, applied, 'reversar', { motivo }))).toEqual([
        422,
        'VALIDACION',
        ' REVERSA_FUERA_DE_PLAZO',
      ]);
      expect(await lot(loteId)).toMatchObject({ existencia: 4 });
    });
  });

  describe('an entry', () => {
    const soon = today(10);

    it('adds pieces when applied, holds those that expire soon, and removes them when reversed', async () => {
      const body = entry([
        line('nuevo-1', 8, { costoUnitario: 3, ubicacionCodigo: 'A-1' }),
        line('NUEVO-2', 4, { caducidad: soon }),
      ]);
      const sent = await done(keeper, await drafted(ENTRIES, body), 'enviar');
      expect(sent).toMatchObject({
        estatus: 'PENDIENTE_AUTORIZAR',
        folio: expect.stringMatching(/^EEX-CLSSA900001-\d{4}-\d{5}$/) as string,
        piezas: 12,
        importeTotal: 24,
      });
      expect(refusalOf(await step(keeper, sent, 'aplicar')).slice(0, 2)).toEqual([409, 'TRANSICION_INVALIDA']);
      const applied = await done(keeper, await done(director, sent, 'autorizar'), 'aplicar');
      const [first, second] = [await lotCalled('NUEVO-1'), await lotCalled('NUEVO-2')];
      expect([first, second]).toMatchObject([
        { existencia: 8, estatus: 'DISPONIBLE', costoUnitario: 3, ubicacionCodigo: 'A-1', caducidad: '2032-05-31' },
        { existencia: 4, estatus: 'CUARENTENA', costoUnitario: 0 },
      ]);
      expect(applied.lineas).toMatchObject([{ loteId: first!.loteId }, { loteId: second!.loteId }]);
      expect(refusalOf(await step(keeper, applied, 'aplicar')).slice(0, 2)).toEqual([409, 'TRANSICION_INVALIDA']);
      const [movement] = await test.database.orm.select().from(kardex).where(eq(kardex.loteId, second!.loteId));
      expect(movement).toMatchObject({
        tipo: 'E_EXTRAORDINARIA',
        entrada: 4,
        documentoTipo: 'ENTRADA_EXTRAORDINARIA',
        contraparte: 'Fundación Salud del Norte',
        motivo: 'Donación',
      });
      await done(director, applied, 'reversar', { motivo });
      expect([await lot(first!.loteId), await lot(second!.loteId)]).toMatchObject([
        { existencia: 0 },
        { existencia: 0 },
      ]);
      expect(await ledger(second!.loteId)).toMatchObject([
        { tipo: 'S_REVERSA', salida: 4, reversaDeId: movement!.kardexId },
      ]);
    });

    it('is not reversed once its pieces have been used, nor after three days', async () => {
      const body = entry([line('USADO', 5, { costoUnitario: 2.5 })], { motivoEntradaExtraordinariaId: reasons.found });
      const sent = await done(keeper, await drafted(ENTRIES, body), 'enviar');
      expect(sent.estatus).toBe('AUTORIZADA');
      const applied = await done(keeper, sent, 'aplicar');
      await sentExit(applied.lineas[0]!.loteId, 3);
      expect(refusalOf(await step(director, applied, 'reversar', { motivo }))).toEqual([
        409,
        'EXISTENCIA_INSUFICIENTE',
        'lineas.0.cantidad EXISTENCIA_INSUFICIENTE',
      ]);
      await byHand(test.database.orm, entradaExtraordinaria, (tx) =>
        tx
          .update(entradaExtraordinaria)
          .set({ fechaAplicacion: new Date(Date.now() - 73 * 60 * 60 * 1000) })
          .where(eq(entradaExtraordinaria.entradaExtraordinariaId, idOf(applied))),
      );
      expect(refusalOf(await step(director, applied, 'reversar', { motivo }))).toEqual([
        422,
        'VALIDACION',
        ' REVERSA_FUERA_DE_PLAZO',
      ]);
    });

    it('is not sent without required origin, cost, lot number and expiry', async () => {
      const nameless = await drafted(
        ENTRIES,
        entry([line('HALLADO', 1)], { procedencia: null, motivoEntradaExtraordinariaId: reasons.found }),
      );
      expect(refusalOf(await step(keeper, nameless, 'enviar'))).toEqual([
        422,
        'VALIDACION',
        'procedencia REQUERIDO',
        'lineas.0.costoUnitario REQUERIDO',
      ]);
      const { insumo } = tables;
      await test.database.orm
        .update(insumo)
        .set({ requiereLote: false, requiereCaducidad: false })
        .where(eq(insumo.insumoId, places.insumoIds[1]));
      const bare = await drafted(
        ENTRIES,
        entry([
          { insumoId: places.insumoIds[1], cantidad: 2 },
          { insumoId: key.insumoId, cantidad: 2 },
        ]),
      );
      expect(refusalOf(await step(keeper, bare, 'enviar'))).toEqual([
        422,
        'VALIDACION',
        'lineas.1.numeroLote REQUERIDO',
        'lineas.1.caducidad REQUERIDO',
      ]);
      const plain = await drafted(ENTRIES, entry([{ insumoId: places.insumoIds[1], cantidad: 2 }]));
      await done(keeper, await done(director, await done(keeper, plain, 'enviar'), 'autorizar'), 'aplicar');
      const [stock] = await test.database.orm
        .select()
        .from(inventario)
        .where(and(eq(inventario.almacenId, key.almacenId), eq(inventario.insumoId, places.insumoIds[1])));
      expect(stock).toMatchObject({ existencia: 2, disponible: 2 });
    });

    it('is rejected or cancelled without an effect on stock', async () => {
      const sent = await done(keeper, await drafted(ENTRIES, entry([line('NUNCA', 1)])), 'enviar');
      expect(refusalOf(await step(su, sent, 'rechazar'))).toEqual([422, 'VALIDACION', 'motivo REQUERIDO']);
      expect((await done(director, sent, 'rechazar', { motivo })).estatus).toBe('RECHAZADA');
      const draft = await drafted(ENTRIES, entry([line('NUNCA', 1)]));
      expect((await done(keeper, draft, 'cancelar', { motivo })).estatus).toBe('CANCELADA');
      expect(await lotCalled('NUNCA')).toBeUndefined();
    });
  });

  it('leave stock and ledger in agreement after all tests', async () => {
    expect(await stockFaults(test.database.orm)).toEqual([]);
  });
});
