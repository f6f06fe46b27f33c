import type { OperationHandler } from '../../../../generated/server/operations.gen';
import type { OperationContext } from '../context';
import { BOOK_CLASSES, controlledMovements, countMovements } from './controlled-movements';

/** Movements that somebody reads on a screen; all of them are in the report. */
const MOST = 500;

/** One medicine's page of the live control book (DOMAIN f.5). Of a warehouse out of reach nothing is told. */
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
