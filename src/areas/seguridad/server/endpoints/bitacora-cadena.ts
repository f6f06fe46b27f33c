import type { OperationHandler } from '#generated/server/operations.gen';
import { walkChain } from '#platform/server/db/chain/walk-chain';
import type { OperationContext } from '#platform/server/operations/context';

/** Number of rows verified: a few milliseconds of work, regardless of the length of the trail. */
const LOOKED_AT = 200;

/** Verifies the end of the chain. */
export const bitacoraCadena: OperationHandler<'bitacoraCadena', OperationContext> = async (_input, { database }) => {
  const { rows, broken, last } = await walkChain(database.orm, { lastRows: LOOKED_AT });
  return {
    integra: broken === null,
    filas: rows,
    bitacoraId: broken ? broken.bitacoraId : (last?.bitacoraId ?? null),
    fecha: (broken ?? last)?.fecha ?? null,
    huella: last?.huella ?? null,
  };
};
