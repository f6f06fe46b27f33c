import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { BOOK_CLASSES, controlledMovements, countMovements } from '../controlled-movements';

/** Maximum number of movements on a screen; the report contains all. */
const MOST = 500;

/** Returns the page of one medicine in the live control book (DOMAIN f.5). A warehouse outside the reader's scope yields no movements. */
export const controladosMovimientos: OperationHandler<'controladosMovimientos', OperationContext> = async (
  { params: { almacenId, insumoId, desde, hasta } },
  { database: { orm }, actor },
) => {
  const part = { almacenId, insumoId, desde, hasta, fracciones: BOOK_CLASSES };
  const [total, found] = [await countMovements(orm, part, actor), await controlledMovements(orm, part, actor, MOST)];
  return {
    total,
    movimientos: found.map(({ fraccion: _, clave: __, medicamento: ___, ...row }) => row),
  };
};
