import { and, asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { addDays } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';
import { credencial } from '#platform/server/db/system-tables';
import { postStock } from '#areas/inventario/server/stock/post-stock';
import { today } from '../today';
import type { Answer, Client, TestApp } from './app';
import { quickHash } from './quick-hash';
import { seedWarehouses } from './warehouses';
import { PASSWORD } from './world';

export const PROPOSALS = '/api/proveedores/proveedores/propuesta-cambio-insumo';
export const LETTERS = '/api/proveedores/carta-canje';
export const RECEIVE = '/api/proveedores/proveedores/recibir-cambio-insumo';
const { cartaCanje, kardex, lote, usuario } = tables;

export interface Proposal {
  readonly propuestaCambioId: number;
  readonly version: number;
  readonly estatus: string;
  readonly ronda: number;
  readonly folio: string | null;
  readonly lineas: readonly Readonly<Record<string, unknown>>[];
}
export const proposalOf = ({ body }: Answer) => body as Proposal;
export type ExchangeDesk = Awaited<ReturnType<typeof openExchangeDesk>>;

/** Creates two suppliers with an account each, their exchange partners, and the steps of an exchange. */
export async function openExchangeDesk(test: TestApp) {
  const orm = () => test.database.orm;
  let made = 0;
  const places = await seedWarehouses(test);
  const [own, other] = await orm()
    .insert(tables.proveedor)
    .values(
      ['LPS010101AB1', 'DSN020202CD2'].map((rfc, index) => ({
        rfc,
        razonSocial: ['Laboratorios Pisa', 'Distribuidora del Norte'][index]!,
        tipo: 'LABORATORIO' as const,
        correo: 'ventas@example.org',
        estatus: 'ACTIVO' as const,
      })),
    )
    .returning();
  const { proveedorId } = own!;
  const otherId = other!.proveedorId;
  const [account] = await orm()
    .update(usuario)
    .set({ proveedorId })
    .where(eq(usuario.usuarioId, test.world.usuarios['Proveedor']))
    .returning();
  const [second] = await orm()
    .insert(usuario)
    .values({
      email: 'otro.proveedor@example.org',
      perfilId: account!.perfilId,
      personaId: account!.personaId,
      estatus: 'ACTIVO',
      proveedorId: otherId,
    })
    .returning();
  await orm()
    .insert(credencial)
    .values({ usuarioId: second!.usuarioId, hash: quickHash(PASSWORD) });
  const signed = await test.nobody('POST', '/api/sign-in', {
    body: { userName: 'otro.proveedor@example.org', password: PASSWORD },
  });
  const stranger = test.bearer((signed.body as { token: string }).token);
  const [supplier, keeper, central] = await Promise.all([
    test.as('Proveedor'),
    test.as('Almacen-unidad'),
    test.as('Oficina-central'),
  ]);
  /** Creates a lot delivered by a supplier, with a letter that is valid for the given number of days from today. */
  const lotOf = async (
    pieces: number,
    more: { expires?: number; right?: number; of?: number; insumo?: number } = {},
  ) => {
    const { expires = 60, right, of = proveedorId, insumo = places.insumoIds[0] } = more;
    made += 1;
    const numeroLote = `VIEJO-${made}`;
    const [movement] = await orm().transaction((tx) =>
      postStock(
        tx,
        [
          {
            document: { tipo: 'IMPORTACION', id: null, folio: numeroLote },
            changes: [
              {
                kind: 'entry',
                tipo: 'E_INICIAL',
                almacenId: places.solicitanteId,
                insumoId: insumo,
                cantidad: pieces,
                lot: {
                  numeroLote,
                  caducidad: addDays(today(), expires),
                  fuenteFinanciamientoId: null,
                  programaId: null,
                  costoUnitario: 5,
                  proveedorId: of,
                },
              },
            ],
          },
        ],
        { actor: { usuarioId: null }, now: new Date(), day: today() },
      ),
    );
    const loteId = movement!.loteId;
    if (right === undefined) return { loteId, cartaCanjeId: 0 };
    const answer = await keeper('POST', LETTERS, {
      body: {
        memoFolio: `M-${made}`,
        // Each exchange recalculates the right from these values.
        memoFecha: addMonths(addDays(today(), right), -6),
        vigenciaMeses: 6,
        plazoRespuestaDias: 30,
        loteId,
        cantidad: pieces,
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { cartaCanjeId } = answer.body as { cartaCanjeId: number };
    await orm()
      .update(cartaCanje)
      .set({ vigenciaFecha: addDays(today(), right) })
      .where(eq(cartaCanje.cartaCanjeId, cartaCanjeId));
    return { loteId, cartaCanjeId };
  };
  const offered = (loteSaleId: number, cantidadSale: number, more: object = {}) => ({
    loteSaleId,
    cantidadSale,
    cantidadEntra: cantidadSale,
    numeroLoteEntra: `NUEVO-${loteSaleId}`,
    caducidadEntra: addMonths(today(), 24),
    ...more,
  });
  const draft = async (lineas: readonly object[], more: object = {}, by = supplier) => {
    const answer = await by('POST', PROPOSALS, {
      body: {
        proveedorId,
        almacenId: places.solicitanteId,
        tipo: 'MISMO_INSUMO',
        fechaCompromiso: addDays(today(), 10),
        lineas,
        ...more,
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return proposalOf(answer);
  };
  const step = (client: Client, { propuestaCambioId, version }: Proposal, name: string, body: object = {}) =>
    client('POST', `${PROPOSALS}/${propuestaCambioId}/${name}`, { body, headers: { 'if-match': `"${version}"` } });
  const done = async (client: Client, document: Proposal, name: string, body: object = {}) => {
    const answer = await step(client, document, name, body);
    expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(200);
    return proposalOf(answer);
  };
  const sent = async (lineas: readonly object[], more: object = {}) =>
    done(supplier, await draft(lineas, more), 'enviar');
  const accepted = async (lineas: readonly object[], more: object = {}) =>
    done(central, await sent(lineas, more), 'aceptar');
  const shipped = async (lineas: readonly object[], more: object = {}) =>
    done(supplier, await accepted(lineas, more), 'avisar-envio', { remision: 'r-1' });
  const received = (document: Proposal, lines: readonly (number | object)[], headers: Record<string, string> = {}) =>
    keeper('POST', RECEIVE, {
      body: {
        propuestaCambioId: document.propuestaCambioId,
        remision: 'R-1',
        firma: 'Juan Chofer',
        lineas: lines.map((line, index) => ({
          id: document.lineas[index]!['propuestaCambioDetalleId'],
          ...(typeof line === 'number' ? { recibido: line } : line),
        })),
      },
      headers,
    });
  const stored = async (loteId: number) => (await orm().select().from(lote).where(eq(lote.loteId, loteId)))[0]!;
  const letter = async (id: number) =>
    (await orm().select().from(cartaCanje).where(eq(cartaCanje.cartaCanjeId, id)))[0]!;
  const movements = (id: number) =>
    orm()
      .select()
      .from(kardex)
      .where(and(eq(kardex.documentoTipo, 'CANJE'), eq(kardex.documentoId, id)))
      .orderBy(asc(kardex.kardexId));

  return {
    places,
    supplier,
    stranger,
    keeper,
    central,
    proveedorId,
    otherId,
    lotOf,
    offered,
    draft,
    step,
    done,
    sent,
    accepted,
    shipped,
    received,
    stored,
    letter,
    movements,
  };
}
