import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  alertaSanitaria,
  alertaSanitariaAlmacen,
  almacen,
  cartaCanje,
  conteo,
  conteoDetalle,
  entradaExtraordinaria,
  entradaExtraordinariaDetalle,
  insumo,
  inventario,
  kardex,
  lote,
  propuestaCambio,
  motivoEntradaExtraordinaria,
  motivoSalidaExtraordinaria,
  notificacion,
  recepcion,
  recepcionDetalle,
  salidaExtraordinaria,
  salidaExtraordinariaDetalle,
  solicitud,
  solicitudDetalle,
  usuario,
} from '#generated/server/tables.gen';
import { conteoLifecycle } from '#generated/shared/lifecycles/conteo.gen';
import { entradaExtraordinariaLifecycle } from '#generated/shared/lifecycles/entrada-extraordinaria.gen';
import { recepcionLifecycle } from '#generated/shared/lifecycles/recepcion.gen';
import { salidaExtraordinariaLifecycle } from '#generated/shared/lifecycles/salida-extraordinaria.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { isControlled } from '#areas/catalogos/shared/clave-insumo/is-controlled';
import { addDays } from '#platform/shared/dates/days';
import type { Actor } from '#platform/server/db/actor';
import type { Database } from '#platform/server/db/database';
import { folio } from '#platform/server/db/system-tables';
import { trailOf } from '#areas/inventario/server/stock/recalls';
import { proposals } from '#areas/solicitudes/server/redistribucion/proposals';

const DOCUMENTS = [
  { name: 'receptions', table: recepcion, lifecycle: recepcionLifecycle, series: 'REC' },
  { name: 'exits', table: salidaExtraordinaria, lifecycle: salidaExtraordinariaLifecycle, series: 'SEX' },
  { name: 'entries', table: entradaExtraordinaria, lifecycle: entradaExtraordinariaLifecycle, series: 'EEX' },
  { name: 'counts', table: conteo, lifecycle: conteoLifecycle, series: 'CF' },
] as const;

/**
 * Describes the invariants of the demo's documents that move stock.
 *
 * @param database filled with the demo of the day `today` (`yyyy-MM-dd`)
 */
export function describeStockDocuments(database: () => Database, today: string): void {
  const orm = () => database().orm;

  describe('stock documents', () => {
    it.each(DOCUMENTS)('has $name in every state, none from the future, numbered without gaps', async (each) => {
      const { table, lifecycle, series } = each;
      const rows = await orm()
        .select({ estatus: table.estatus, folio: table.folio, since: table.estatusDesde })
        .from(table);
      expect(new Set(rows.map(({ estatus }) => estatus))).toEqual(new Set(Object.keys(lifecycle.states)));
      expect(rows.filter(({ since }) => since === null || since.toISOString().slice(0, 10) >= today)).toEqual([]);
      const numbers = rows.flatMap((row) => row.folio ?? []);
      expect(new Set(numbers).size).toBe(numbers.length);
      const counters = await orm().select().from(folio).where(eq(folio.serie, series));
      expect(counters.reduce((sum, { ultimo }) => sum + ultimo, 0)).toBe(numbers.length);
    });

    it('has an exit and an entry for every reason', async () => {
      const exitReasons = await orm().select().from(motivoSalidaExtraordinaria);
      const exits = await orm().select().from(salidaExtraordinaria);
      const entryReasons = await orm().select().from(motivoEntradaExtraordinaria);
      const entries = await orm().select().from(entradaExtraordinaria);
      expect(new Set(exits.map((row) => row.motivoSalidaExtraordinariaId)).size).toBe(exitReasons.length);
      expect(new Set(entries.map((row) => row.motivoEntradaExtraordinariaId)).size).toBe(entryReasons.length);
      // Requesters never authorise their own documents.
      const own = [...exits, ...entries].filter(({ autorizadorId, solicitanteId }) => autorizadorId === solicitanteId);
      expect(own).toEqual([]);
    });

    it('moves the pieces of its documents: their lines and the ledger agree', async () => {
      const moved = new Map(
        (
          await orm()
            .select({
              key: sql<string>`${kardex.documentoTipo} || ' ' || ${kardex.documentoId} || ' ' || ${kardex.loteId}`,
              pieces: sql<number>`sum(${kardex.entrada} - ${kardex.salida})::int`,
            })
            .from(kardex)
            .where(
              inArray(kardex.documentoTipo, [
                'RECEPCION_PROVEEDOR',
                'SALIDA_EXTRAORDINARIA',
                'ENTRADA_EXTRAORDINARIA',
                'CONTEO',
              ]),
            )
            .groupBy(kardex.documentoTipo, kardex.documentoId, kardex.loteId)
        )
          .filter(({ pieces }) => pieces !== 0)
          .map(({ key, pieces }) => [key, pieces]),
      );
      const told = new Map<string, number>();
      const tell = (kind: string, document: number, loteId: number, pieces: number) => {
        const key = `${kind} ${document} ${loteId}`;
        told.set(key, (told.get(key) ?? 0) + pieces);
      };
      for (const { recepcion_detalle: line } of await orm()
        .select()
        .from(recepcionDetalle)
        .innerJoin(recepcion, eq(recepcion.recepcionId, recepcionDetalle.recepcionId))
        .where(inArray(recepcion.estatus, ['ACEPTADA', 'ACEPTADA_PARCIAL'])))
        tell('RECEPCION_PROVEEDOR', line.recepcionId, line.loteId!, line.cantidad - (line.cantidadRechazada ?? 0));
      for (const { salida_extraordinaria_detalle: line } of await orm()
        .select()
        .from(salidaExtraordinariaDetalle)
        .innerJoin(
          salidaExtraordinaria,
          eq(salidaExtraordinaria.salidaExtraordinariaId, salidaExtraordinariaDetalle.salidaExtraordinariaId),
        )
        .where(eq(salidaExtraordinaria.estatus, 'APLICADA')))
        tell('SALIDA_EXTRAORDINARIA', line.salidaExtraordinariaId, line.loteId, -line.cantidad);
      for (const { entrada_extraordinaria_detalle: line } of await orm()
        .select()
        .from(entradaExtraordinariaDetalle)
        .innerJoin(
          entradaExtraordinaria,
          eq(entradaExtraordinaria.entradaExtraordinariaId, entradaExtraordinariaDetalle.entradaExtraordinariaId),
        )
        .where(eq(entradaExtraordinaria.estatus, 'APLICADA')))
        tell('ENTRADA_EXTRAORDINARIA', line.entradaExtraordinariaId, line.loteId!, line.cantidad);
      for (const { conteo_detalle: line } of await orm()
        .select()
        .from(conteoDetalle)
        .innerJoin(conteo, eq(conteo.conteoId, conteoDetalle.conteoId))
        .where(eq(conteo.estatus, 'APLICADO')))
        if (line.diferencia) tell('CONTEO', line.conteoId, line.loteId!, line.diferencia);
      expect(told.size).toBeGreaterThan(100);
      expect(Object.fromEntries(moved)).toEqual(Object.fromEntries(told));
    });

    it('names the movement that each reversal reverses', async () => {
      const reversals = await orm().select().from(kardex).where(isNotNull(kardex.reversaDeId));
      const originals = new Map(
        (
          await orm()
            .select()
            .from(kardex)
            .where(
              inArray(
                kardex.kardexId,
                reversals.map(({ reversaDeId }) => reversaDeId!),
              ),
            )
        ).map((row) => [row.kardexId, row]),
      );
      expect(reversals.length).toBeGreaterThan(4);
      for (const { reversaDeId, loteId, documentoTipo, documentoId, entrada, salida } of reversals)
        expect(originals.get(reversaDeId!)).toMatchObject({
          loteId,
          documentoTipo,
          documentoId,
          entrada: salida,
          salida: entrada,
        });
    });

    it('has exchange letters, one with twelve days left', async () => {
      const letters = await orm().select().from(cartaCanje).orderBy(asc(cartaCanje.vigenciaFecha));
      const [story] = letters.filter(({ vigenciaFecha }) => vigenciaFecha === addDays(today, 12));
      expect(story).toBeDefined();
      const [lot] = await orm().select().from(lote).where(eq(lote.loteId, story!.loteId));
      expect(lot!.cartaCanjeId).toBe(story!.cartaCanjeId);
      // Every countdown exists: about to end, in each reminder interval, ended, and used up.
      const left = letters.map(({ vigenciaFecha }) => vigenciaFecha!);
      for (const [from, to] of [
        [0, 15],
        [16, 30],
        [31, 60],
        [61, 90],
      ] as const)
        expect(left.some((day) => day >= addDays(today, from) && day <= addDays(today, to))).toBe(true);
      expect(new Set(letters.map(({ estatus }) => estatus))).toEqual(
        new Set(['VIGENTE', 'EN_CANJE', 'APLICADA', 'VENCIDA']),
      );
    });

    it('has exchange proposals in each state, with pieces reserved accordingly', async () => {
      const offered = await orm().select().from(propuestaCambio);
      expect(new Set(offered.map(({ estatus }) => estatus))).toEqual(
        new Set([
          'BORRADOR',
          'ENVIADA',
          'CONTRAPROPUESTA',
          'ACEPTADA',
          'EN_TRANSITO',
          'RECIBIDA_PARCIAL',
          'RECIBIDA',
          'RECHAZADA',
          'CANCELADA',
          'VENCIDA',
        ]),
      );
      const [own] = await orm()
        .select({ proveedorId: usuario.proveedorId })
        .from(usuario)
        .where(eq(usuario.email, PROFILES.Proveedor.demoUser));
      expect(offered.filter(({ proveedorId }) => proveedorId === own!.proveedorId).length).toBeGreaterThan(8);
    });

    it('has a blind count under way in its pharmacy, and a count of controlled drugs with a difference of one', async () => {
      const [keeper] = await orm()
        .select({ almacenIds: usuario.almacenIds })
        .from(usuario)
        .where(eq(usuario.email, PROFILES.Farmacia.demoUser));
      const [count] = await orm()
        .select()
        .from(conteo)
        .where(and(eq(conteo.almacenId, keeper!.almacenIds![0]!), eq(conteo.estatus, 'CONTANDO')));
      expect(count?.ciego).toBe(true);
      const lines = await orm().select().from(conteoDetalle).where(eq(conteoDetalle.conteoId, count!.conteoId));
      expect(lines.some(({ conteo1 }) => conteo1 !== null) && lines.some(({ conteo1 }) => conteo1 === null)).toBe(true);
      expect(lines.every(({ sistema }) => sistema === null)).toBe(true);
      const [off] = await orm()
        .select()
        .from(conteo)
        .where(and(eq(conteo.tipo, 'CONTROLADOS'), eq(conteo.estatus, 'EN_REVISION')));
      const counted = await orm()
        .select({ diferencia: conteoDetalle.diferencia, fraccion: insumo.fraccion })
        .from(conteoDetalle)
        .innerJoin(insumo, eq(insumo.insumoId, conteoDetalle.insumoId))
        .where(eq(conteoDetalle.conteoId, off!.conteoId));
      expect(counted.filter(({ diferencia }) => diferencia !== 0).map(({ diferencia }) => diferencia)).toEqual([-1]);
      expect(counted.every(({ fraccion }) => isControlled(fraccion))).toBe(true);
    });

    it('has a recall in force of a lot held in eleven units, some without an answer', async () => {
      const [recall] = await orm().select().from(alertaSanitaria).where(eq(alertaSanitaria.numeroLote, 'R2409A'));
      const { alertaSanitariaId, insumoId, numeroLote } = recall!;
      const lots = await orm().select().from(lote).where(eq(lote.numeroLote, numeroLote));
      expect(new Set(lots.map(({ unidadId }) => unidadId)).size).toBe(11);
      expect(new Set(lots.map(({ estatus }) => estatus))).toEqual(new Set(['RETIRADO']));
      const lines = await orm()
        .select()
        .from(alertaSanitariaAlmacen)
        .where(eq(alertaSanitariaAlmacen.alertaSanitariaId, alertaSanitariaId))
        .orderBy(asc(alertaSanitariaAlmacen.orden));
      const trail = await trailOf(orm(), { insumoId, numeroLote });
      expect(lines.map(({ almacenId, existencia, entregadas }) => ({ almacenId, existencia, entregadas }))).toEqual(
        trail.map(({ almacenId, existencia, entregadas }) => ({ almacenId, existencia, entregadas })),
      );
      expect(recall!.porResponder).toBe(lines.filter(({ localizadas }) => localizadas === null).length);
      expect(recall!.porResponder).toBeGreaterThan(0);
      expect(recall!.porResponder).toBeLessThan(lines.length);
      const told = await orm()
        .select()
        .from(notificacion)
        .where(and(eq(notificacion.entidad, 'alerta-sanitaria'), eq(notificacion.entidadId, alertaSanitariaId)));
      expect(told.length).toBeGreaterThan(0);
    });

    it('suggests moving metformin about to expire to the neighbour that lacks it', async () => {
      const [metformin] = await orm().select().from(insumo).where(eq(insumo.clave, '010.000.5165.00'));
      const { insumoId } = metformin!;
      const centres = await orm()
        .select({ almacenId: almacen.almacenId, clave: almacen.clave, existencia: inventario.existencia })
        .from(inventario)
        .innerJoin(almacen, eq(almacen.almacenId, inventario.almacenId))
        .where(and(eq(inventario.insumoId, insumoId), inArray(almacen.clave, ['CL-C039-ALM', 'CL-C040-ALM'])))
        .orderBy(asc(almacen.clave));
      const [short, rich] = centres;
      expect(rich!.existencia).toBe(400);
      const actor = { permissions: new Map([['solicitud.crear', 'RED']]) } as unknown as Actor;
      const found = await proposals(orm(), actor, today, [insumoId]);
      const move = found.find(
        ({ origenId, destinoId }) => origenId === rich!.almacenId && destinoId === short!.almacenId,
      );
      expect(move).toMatchObject({ motivo: 'POR_CADUCAR', caducidad: addDays(today, 60) });
      expect(move!.cantidad).toBeGreaterThan(50);
    });

    it('has a shipment with three vials that arrived broken, held at the destination', async () => {
      const broken = await orm()
        .select({ line: solicitudDetalle, almacenId: solicitud.almacenSolicitanteId, estatus: solicitud.estatus })
        .from(solicitudDetalle)
        .innerJoin(solicitud, eq(solicitud.solicitudId, solicitudDetalle.solicitudId))
        .where(eq(solicitudDetalle.diferenciaTipo, 'DANADO'));
      expect(broken).toHaveLength(1);
      const [{ line, almacenId, estatus }] = broken as [(typeof broken)[number]];
      expect([estatus, line.cantidadSurtida! - line.cantidadRecibida!]).toEqual(['RECIBIDA_CON_DIFERENCIAS', 3]);
      const held = (line.lotes ?? []).flatMap(({ loteRetenidoId }) => loteRetenidoId ?? []);
      const lots = await orm().select().from(lote).where(inArray(lote.loteId, held));
      expect(lots.map(({ almacenId: at, estatus: is, existencia }) => [at, is, existencia])).toEqual([
        [almacenId, 'CUARENTENA', 3],
      ]);
    });
  });
}
