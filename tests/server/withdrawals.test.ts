import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { postStock } from '#areas/inventario/server/stock/post-stock';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { enter, seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { today } from '../support/today';

const CLAVE = '010.000.0105.00';

describe('the deactivation of records in use', () => {
  let test: TestApp;
  let places: Warehouses;
  let su: Client;
  let insumoId: number;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    places = await seedWarehouses(test);
    su = await test.as('SUPERUSUARIO');
    const [made] = await test.database.orm
      .insert(tables.insumo)
      .values({
        clave: '010.000.0199.00',
        nombreGenerico: 'Insumo que se retira',
        descripcion: 'Insumo que se retira',
        tipo: 'MEDICAMENTO',
        nivelesAtencion: [1],
        precioReferencia: 10,
      })
      .returning();
    insumoId = made!.insumoId;
  });
  afterAll(() => test.stop());

  const remove = async (path: string) => {
    const { headers } = await su('GET', path);
    return su('DELETE', path, { headers: { 'if-match': String(headers['etag']) } });
  };
  const usesOf = async (path: string) => {
    const { status, body } = await remove(path);
    if (status === 204) return [];
    const { codigo, usos } = body as { codigo: string; usos?: { recurso: string; total: number }[] };
    return usos?.map(({ recurso, total }) => `${total} ${recurso}`) ?? [codigo];
  };

  it('is prevented by stock and settings, and by nothing once they are gone', async () => {
    const supply = `/api/catalogos/insumo/${insumoId}`;
    const almacenId = places.vecinoId;
    await enter(test, [{ numeroLote: 'RETIRO', almacenId, cantidad: 3, insumoId }]);
    const [setting] = await test.database.orm
      .insert(tables.insumoConfiguracion)
      .values({ almacenId, insumoId, minimo: 1, puntoReorden: 2, maximo: 5 })
      .returning();
    expect(await usesOf(supply)).toEqual(['1 insumo-configuracion', '1 inventario', '1 lote']);
    const [lot] = await test.database.orm
      .select({ loteId: tables.lote.loteId })
      .from(tables.lote)
      .where(eq(tables.lote.insumoId, insumoId));
    await test.database.orm.transaction((tx) =>
      postStock(
        tx,
        [
          {
            document: { tipo: 'IMPORTACION', id: null, folio: 'SALE' },
            changes: [{ kind: 'exit', tipo: 'S_AJUSTE_CONTEO', almacenId, insumoId, loteId: lot!.loteId, cantidad: 3 }],
          },
        ],
        { actor: { usuarioId: null }, now: new Date(), day: today() },
      ),
    );
    expect(await usesOf(supply)).toEqual(['1 insumo-configuracion']);
    await test.database.orm
      .update(tables.insumoConfiguracion)
      .set({ activo: false })
      .where(eq(tables.insumoConfiguracion.insumoConfiguracionId, setting!.insumoConfiguracionId));
    expect(await usesOf(supply)).toEqual([]);
    // History remains readable.
    const lots = await su('GET', `/api/inventario/inventario/lote?filterBy=${encodeURIComponent('RETIRO')}`);
    expect(JSON.stringify(lots.body)).toContain('Insumo que se retira');
  });

  it('makes a duplicate of an inactive record say that the other is inactive', async () => {
    const { body } = await su('GET', `/api/catalogos/insumo/${insumoId}`);
    const copy = {
      ...(body as Record<string, unknown>),
      insumoId: undefined,
      concentracion: '500 mg',
      presentacion: 'Caja con 10',
      fraccion: 'II',
    };
    const refused = await su('POST', '/api/catalogos/insumo', { body: copy });
    expect(refusalOf(refused)).toEqual([409, 'DUPLICADO', 'clave DUPLICADO_INACTIVO']);
    const active = await su('POST', '/api/catalogos/insumo', { body: { ...copy, clave: CLAVE } });
    expect(refusalOf(active)).toEqual([409, 'DUPLICADO', 'clave DUPLICADO']);
  });

  it('is prevented only by open documents', async () => {
    const { orm } = test.database;
    const central = await test.as('Oficina-central');
    const [supply] = await orm
      .insert(tables.insumo)
      .values({
        clave: '010.000.0198.00',
        nombreGenerico: 'Insumo con alerta',
        descripcion: 'Insumo con alerta',
        tipo: 'MEDICAMENTO',
        nivelesAtencion: [1],
        precioReferencia: 10,
      })
      .returning();
    const recall = await central('POST', '/api/inventario/alerta-sanitaria', {
      body: {
        insumoId: supply!.insumoId,
        numeroLote: 'ALERTADO',
        origen: 'COFEPRIS',
        clase: 'II',
        numeroOficio: 'CAS/1/2026',
        fechaOficio: today(),
        motivo: 'Partículas visibles en la solución',
        instrucciones: 'Retire las piezas y avise',
      },
    });
    expect(recall.status).toBe(201);
    const path = `/api/catalogos/insumo/${supply!.insumoId}`;
    expect(await usesOf(path)).toEqual(['1 alerta-sanitaria']);
    await orm
      .update(tables.alertaSanitaria)
      .set({ estatus: 'CERRADA' })
      .where(eq(tables.alertaSanitaria.insumoId, supply!.insumoId));
    expect(await usesOf(path)).toEqual([]);
  });

  it.each([
    ['past', '2020-01-31', []],
    ['to come', '2098-01-31', ['1 contrato']],
  ])('is prevented by a contract only while it is in force: %s', async (_, until, expected) => {
    const { orm } = test.database;
    const [supplier] = await orm
      .insert(tables.proveedor)
      .values({
        rfc: `LPS010101A${expected.length}1`,
        razonSocial: `Laboratorio ${until}`,
        tipo: 'LABORATORIO',
        correo: 'ventas@example.org',
        estatus: 'ACTIVO',
      })
      .returning();
    await orm.insert(tables.contrato).values({
      proveedorId: supplier!.proveedorId,
      numero: `C-${until}`,
      ejercicio: 2020,
      vigenciaDesde: '2019-01-01',
      vigenciaHasta: until,
    });
    expect(await usesOf(`/api/oficinas-centrales/proveedor/${supplier!.proveedorId}`)).toEqual(expected);
  });
});
