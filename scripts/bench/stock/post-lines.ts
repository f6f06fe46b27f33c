import { sql } from 'drizzle-orm';
import { inventario, lote } from '#generated/server/tables.gen';
import type { Orm } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { postStock } from '#areas/inventario/server/stock/post-stock';
import { grouped } from '#platform/shared/text/grouped';

/** Lots of fifty supplies of one warehouse, for the use of a single writer. */
export interface Lines {
  readonly almacenId: number;
  readonly lots: readonly { readonly insumoId: number; readonly loteId: number }[];
}

/**
 * Allocates lines to writers without overlap: each writer has supplies of its own, with enough pieces for all documents.
 *
 * @throws Error when the warehouses do not have that many supplies.
 */
export async function linesFor(orm: Orm, writers: number, lines: number): Promise<readonly Lines[]> {
  const found = await rows<{ almacenId: number; insumoId: number; clave: string }>(
    orm,
    sql`select almacen_id::int as "almacenId", insumo_id::int as "insumoId", insumo_clave as clave from ${inventario} order by almacen_id, insumo_id`,
  );
  const places = grouped(found, ({ almacenId }) => almacenId);
  const made: Lines[] = [];
  for (const [almacenId, supplies] of places) {
    for (let from = 0; from + lines <= supplies.length && made.length < writers; from += lines) {
      const own = supplies.slice(from, from + lines);
      const entered = await orm.transaction((tx) =>
        postStock(
          tx,
          [
            {
              document: { tipo: 'IMPORTACION', id: null, folio: 'ANTES' },
              changes: own.map(({ insumoId }) => ({
                kind: 'entry',
                tipo: 'E_EXTRAORDINARIA',
                almacenId,
                insumoId,
                cantidad: 1_000_000,
                lot: {
                  numeroLote: 'LARGO',
                  caducidad: '2099-12-31',
                  fuenteFinanciamientoId: null,
                  programaId: null,
                  costoUnitario: 1,
                },
              })),
            },
          ],
          context(),
        ),
      );
      made.push({ almacenId, lots: entered.map(({ insumoId, loteId }) => ({ insumoId, loteId })) });
    }
  }
  if (made.length < writers) throw new Error(`Only ${made.length} of ${writers} writers have supplies of their own.`);
  await orm.execute(sql`analyze ${lote}`);
  return made;
}

/** Posts a document that takes a piece of each line. Returns milliseconds from the first statement to the commit. */
export async function postLines(orm: Orm, { almacenId, lots }: Lines): Promise<number> {
  const started = performance.now();
  await orm.transaction((tx) =>
    postStock(
      tx,
      [
        {
          document: { tipo: 'IMPORTACION', id: null, folio: 'PRUEBA' },
          changes: lots.map((lot) => ({ kind: 'exit', tipo: 'S_RECETA', almacenId, ...lot, cantidad: 1 })),
        },
      ],
      context(),
    ),
  );
  return performance.now() - started;
}

function context() {
  const now = new Date();
  return { actor: { usuarioId: null }, now, day: now.toISOString().slice(0, 10) };
}
