import type { OperationHandler } from '#generated/server/operations.gen';
import { findEverywhere } from './find-everywhere';
import type { OperationContext } from '#platform/server/operations/context';

/** Finds records of every kind by a few words, for the search box of the header. */
export const buscar: OperationHandler<'buscar', OperationContext> = ({ params }, { database, actor }) =>
  findEverywhere(database, params.texto.trim(), actor);
