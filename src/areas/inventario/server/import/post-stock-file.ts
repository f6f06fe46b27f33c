import { conteo, conteoDetalle } from '#generated/server/tables.gen';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import type { FiledLine } from '#areas/inventario/shared/inventario/stock-file';
import { folioValues } from '#platform/server/lifecycle/assign-folio';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { insertRows } from '#platform/server/db/insert-rows';
import { postLockedStock } from '../stock/post-stock';
import { lockStock } from '../stock/lock-stock';
import type { ReviewContext } from '#platform/server/imports/reviews/review';
import { importFolio } from './kept-stock-file';
import type { StockPlace } from './stock-place';
import type { StockReading } from './stock-reading';

interface Posted {
  readonly folio: string;
  readonly conteoId: number | null;
  readonly conteoFolio: string | null;
}

/** Posts the result of a file: the movements of an opening stock, or a count in progress with the file's figures as its first count. */
export async function postStockFile(
  tx: Queryable,
  importacionId: number,
  reading: StockReading,
  context: ReviewContext,
): Promise<Posted> {
  const { place, tipo, lines } = reading;
  const folio = await importFolio(tx, place, context.actor);
  if (tipo === 'CONTEO') return { folio, ...(await startCount(tx, folio, reading, context)) };
  // The warehouse has no movements, so there are no lots to find: only the rows of the stock are locked.
  const holdings = await lockStock(
    tx,
    lines.map(({ insumoId }) => ({ almacenId: place.almacenId, insumoId })),
  );
  const document = { tipo: 'IMPORTACION', id: importacionId, folio } as const;
  const changes = lines.map((line) => entryOf(place, line));
  await postLockedStock(tx, holdings, [{ document, changes }], { ...context, day: place.day });
  return { folio, conteoId: null, conteoFolio: null };
}

function entryOf({ almacenId }: StockPlace, line: FiledLine): StockChange {
  const { insumoId, cantidad, fila: _row, loteId: _lot, sistema: _system, ...lot } = line;
  return { kind: 'entry', tipo: 'E_INICIAL', almacenId, insumoId, cantidad, lot };
}

async function startCount(
  tx: Queryable,
  importFolioText: string,
  { place, lines, uncounted }: StockReading,
  { actor, now }: ReviewContext,
): Promise<Omit<Posted, 'folio'>> {
  const { almacenId, unidadId, jurisdiccionId, day } = place;
  const who = actor.usuarioId;
  const lotes = lines.length + uncounted.length;
  const document = {
    estatus: 'CONTANDO' as const,
    almacenId,
    unidadId,
    jurisdiccionId,
    tipo: 'CICLICO' as const,
    fechaProgramada: day,
    // An import shows the system's stock, so this count is not blind.
    ciego: false,
    observaciones: importFolioText,
    lotes,
    programadoPorId: who,
    iniciadoPorId: who,
    fechaRegistro: now,
    fechaInicio: now,
    estatusDesde: now,
    creadoPor: who,
    modificadoPor: who,
  };
  const { folio } = await folioValues(tx, resourceOf('conteo'), null, document, day);
  const [made] = await tx
    .insert(conteo)
    .values({ ...document, folio: String(folio) })
    .returning({ conteoId: conteo.conteoId });
  const { conteoId } = made!;
  const stamps = { creadoPor: who, modificadoPor: who, fechaCreacion: now, fechaModificacion: now };
  await insertRows(tx, conteoDetalle, [
    ...lines.map((line, orden) => ({
      ...stamps,
      conteoId,
      orden,
      insumoId: line.insumoId,
      loteId: line.loteId,
      numeroLote: line.numeroLote,
      caducidad: line.caducidad,
      ubicacion: line.ubicacionCodigo,
      conteo1: line.cantidad,
      contadoEn: now,
      contadorId: who,
      sistema: line.sistema,
    })),
    ...uncounted.map(({ lot }, index) => ({
      ...stamps,
      conteoId,
      orden: lines.length + index,
      insumoId: lot.insumoId,
      loteId: lot.loteId,
      numeroLote: lot.numeroLote,
      caducidad: lot.caducidad,
      ubicacion: lot.ubicacionCodigo,
      conteo1: null,
      contadoEn: null,
      contadorId: null,
      sistema: lot.existencia,
    })),
  ]);
  await audit(tx, actor, {
    accion: 'CREAR',
    entidad: 'conteo',
    entidadId: conteoId,
    despues: { folio: String(folio), almacenId, tipo: document.tipo, lotes, importacion: importFolioText },
  });
  return { conteoId, conteoFolio: String(folio) };
}
