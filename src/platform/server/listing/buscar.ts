import type { OperationHandler } from '#generated/server/operations.gen';
import { findEverywhere } from './find-everywhere';
import type { OperationContext } from '../operations/context';

/** Records of every kind by a few words: what the search box of the header asks. */
export const buscar: OperationHandler<'buscar', OperationContext> = ({ params }, { database, actor }) =>
  findEverywhere(database, params.texto.trim(), actor);
