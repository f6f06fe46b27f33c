import { and, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import { importacionInventario } from '#generated/server/tables.gen';
import { documentDay } from '#platform/server/records/document-day';
import { folioValues } from '#platform/server/lifecycle/assign-folio';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Orm, Queryable } from '#platform/server/db/database';
import { notFound, Problem } from '#platform/server/db/problem';
import { importacionRevision } from '#platform/server/db/system-tables';
import type { ImportRow } from '#platform/server/imports/columns/import-table';
import type {
  Figures,
  KeptReview,
  OpenReview,
  Review,
  ReviewContext,
  ReviewedFile,
} from '#platform/server/imports/reviews/review';
import { placeOf, type StockPlace } from './stock-place';
import type { StockReading } from './stock-reading';
import { lockInTurn } from '#platform/server/db/lock-in-turn';

const ENTITY = 'importacion-inventario';
const table = importacionInventario;
/** Validity of a check, in milliseconds. */
const VALID_MS = 24 * 60 * 60 * 1000;

/** Stored rows of a file: corrected cells of its columns, and the issues of its cells. */
interface KeptRows {
  readonly efecto: string;
  readonly columnas: readonly string[];
  readonly filas: readonly (readonly [fila: number, celdas: readonly string[], issues?: ImportRow['issues']])[];
}

/** Returns notices about the same file in the same warehouse: either applied at any time, or checked and not yet applied. */
export async function knownFiles(
  db: Queryable,
  { almacenId }: StockPlace,
  { huella, replaces }: ReviewedFile,
): Promise<StockReading['notices']> {
  const [before] = await db
    .select({ estatus: table.estatus, folio: table.folio, archivo: table.archivoNombre })
    .from(table)
    .where(
      and(
        eq(table.almacenId, almacenId),
        eq(table.archivoHash, huella),
        replaces === null ? undefined : ne(table.importacionInventarioId, replaces),
        or(
          eq(table.estatus, 'APLICADA'),
          and(eq(table.estatus, 'REVISADA'), gt(table.fechaRevision, new Date(Date.now() - VALID_MS))),
        ),
      ),
    )
    // «APLICADA» sorts first and is the more important notice.
    .orderBy(table.estatus, desc(table.fechaRevision))
    .limit(1);
  if (!before) return [];
  const { estatus, folio, archivo } = before;
  return [
    {
      at: -1,
      issue: {
        campo: '',
        codigo: estatus === 'APLICADA' ? 'IMPORTACION_ARCHIVO_APLICADO' : 'IMPORTACION_ARCHIVO_REVISADO',
        params: { folio: folio ?? '' },
      },
      valor: archivo,
    },
  ];
}

/** Stores a check and its rows. Overwrites the same user's check that it replaces. */
export const keepStockFile: Review<StockPlace, StockReading>['keep'] = async (
  tx,
  { place, efecto, ...reading },
  { file, figures, columns, rows },
  { actor, now },
) => {
  const values = {
    estatus: 'REVISADA' as const,
    almacenId: place.almacenId,
    unidadId: place.unidadId,
    jurisdiccionId: place.jurisdiccionId,
    tipo: place.tipo,
    archivoNombre: file.nombre,
    archivoHash: file.huella,
    ...figuresOf(figures),
    ...sumsOf(reading),
    revisadaPorId: actor.usuarioId,
    fechaRevision: now,
    modificadoPor: actor.usuarioId,
    fechaModificacion: now,
  };
  const replaced =
    file.replaces === null
      ? []
      : await tx
          .update(table)
          .set(values)
          .where(
            and(
              eq(table.importacionInventarioId, file.replaces),
              eq(table.estatus, 'REVISADA'),
              eq(table.almacenId, place.almacenId),
              actor.usuarioId === null ? undefined : eq(table.revisadaPorId, actor.usuarioId),
            ),
          )
          .returning({ id: table.importacionInventarioId });
  const [kept] =
    replaced.length > 0
      ? replaced
      : await tx
          .insert(table)
          .values({ ...values, creadoPor: actor.usuarioId, fechaCreacion: now })
          .returning({ id: table.importacionInventarioId });
  const importacionId = kept!.id;
  const contenido = JSON.stringify({
    efecto,
    columnas: columns,
    filas: rows.map(({ fila, cells, issues }) => (issues ? [fila, cells, issues] : [fila, cells])),
  } satisfies KeptRows);
  await tx
    .insert(importacionRevision)
    .values({ importacionInventarioId: importacionId, contenido, fecha: now })
    .onConflictDoUpdate({ target: importacionRevision.importacionInventarioId, set: { contenido, fecha: now } });
  await audit(tx, actor, {
    accion: replaced.length > 0 ? 'EDITAR' : 'CREAR',
    entidad: ENTITY,
    entidadId: importacionId,
    despues: { almacenId: place.almacenId, tipo: place.tipo, importacion: file.nombre, ...figuresOf(figures) },
  });
  return {
    importacionId,
    estatus: 'REVISADA',
    folio: null,
    vence: new Date(now.getTime() + VALID_MS),
    documento: null,
  };
};

/** Returns a check that may be applied, with its rows, locked until the transaction ends. */
export async function openStockFile(
  tx: Queryable,
  importacionId: number,
  { actor, now }: ReviewContext,
): Promise<OpenReview<StockPlace>> {
  const [found] = await tx
    .select({
      almacenId: table.almacenId,
      tipo: table.tipo,
      estatus: table.estatus,
      folio: table.folio,
      fecha: table.fechaRevision,
    })
    .from(table)
    .where(
      and(
        eq(table.importacionInventarioId, importacionId),
        scopeCondition(resourceOf(ENTITY), 'inventario.importar', actor),
      ),
    )
    .for('update');
  if (!found) throw notFound();
  // The lock serialises imports of opening stock into the warehouse. A second one waits and then sees the stock of the first.
  await lockInTurn(tx, 'importacion de existencias', found.almacenId);
  // The warehouse may have left the actor's scope since.
  const place = await placeOf(tx, found.almacenId, found.tipo, actor, now);
  if (found.estatus === 'APLICADA')
    throw new Problem(409, 'IMPORTACION_APLICADA', { params: { folio: found.folio ?? '' } });
  const [kept] = await tx
    .select({ contenido: importacionRevision.contenido })
    .from(importacionRevision)
    .where(eq(importacionRevision.importacionInventarioId, importacionId));
  if (!kept || found.estatus !== 'REVISADA' || now.getTime() - found.fecha.getTime() > VALID_MS)
    throw new Problem(409, 'IMPORTACION_VENCIDA');
  const { efecto, columnas, filas } = JSON.parse(kept.contenido) as KeptRows;
  return {
    place,
    columns: columnas,
    efecto,
    rows: filas.map(([fila, cells, issues]) => ({ fila, cells, ...(issues ? { issues } : {}) })),
  };
}

/** Assigns a number to an applied import, and deletes its rows. */
export async function stockFileApplied(
  tx: Queryable,
  importacionId: number,
  reading: StockReading,
  { folio, conteoId, conteoFolio }: { folio: string; conteoId: number | null; conteoFolio: string | null },
  { observaciones, figures }: { readonly observaciones: string | null; readonly figures: Figures },
  { actor, now }: ReviewContext,
): Promise<KeptReview> {
  const values = {
    estatus: 'APLICADA' as const,
    folio,
    conteoId,
    observaciones,
    ...figuresOf(figures),
    ...sumsOf(reading),
    aplicadaPorId: actor.usuarioId,
    fechaAplicacion: now,
    modificadoPor: actor.usuarioId,
    fechaModificacion: now,
  };
  const [applied] = await tx
    .update(table)
    .set(values)
    .where(eq(table.importacionInventarioId, importacionId))
    .returning({ fecha: table.fechaRevision });
  await tx.delete(importacionRevision).where(eq(importacionRevision.importacionInventarioId, importacionId));
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: ENTITY,
    entidadId: importacionId,
    antes: { estatus: 'REVISADA' },
    despues: { estatus: 'APLICADA', folio, conteoId, observaciones, ...figuresOf(figures), ...sumsOf(reading) },
  });
  return {
    importacionId,
    estatus: 'APLICADA',
    folio,
    vence: new Date(applied!.fecha.getTime() + VALID_MS),
    documento:
      conteoId === null
        ? { entidad: ENTITY, id: String(importacionId), folio }
        : { entidad: 'conteo', id: String(conteoId), folio: conteoFolio ?? '' },
  };
}

/** Returns the number of an import, counted per unit and year like that of any document. */
export async function importFolio(tx: Queryable, { unidadId }: StockPlace, actor: Actor): Promise<string> {
  const resource = resourceOf(ENTITY);
  const document = { unidadId };
  const { folio } = await folioValues(tx, resource, null, document, await documentDay(tx, resource, document, actor));
  return String(folio);
}

/** Deletes the rows of checks that were not applied within a day; run by the hourly clean-up. */
export async function forgetOldReviews(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
    const old = await tx
      .delete(importacionRevision)
      .where(lt(importacionRevision.fecha, new Date(Date.now() - VALID_MS)))
      .returning({ id: importacionRevision.importacionInventarioId });
    if (old.length === 0) return;
    await tx
      .update(table)
      .set({ estatus: 'DESCARTADA' })
      .where(
        and(
          inArray(
            table.importacionInventarioId,
            old.map(({ id }) => id),
          ),
          eq(table.estatus, 'REVISADA'),
        ),
      );
  });
}

const figuresOf = ({ filas, conError, conAviso }: Figures) => ({
  filas,
  validas: filas - conError,
  conError,
  conAviso,
});

function sumsOf({ lines, effects }: Pick<StockReading, 'lines' | 'effects'>) {
  return {
    claves: effects.length,
    piezas: lines.reduce((sum, { cantidad }) => sum + cantidad, 0),
    valor: Math.max(
      0,
      effects.reduce((sum, { valor }) => sum + valor, 0),
    ),
  };
}
