import { countingOf } from '#platform/web/ui/counter/counting';
import type { ProposalLine } from './useOrderCalls';

/** Pieces at the counter of a charge order. */
export const { takenOf, skippedOn, readBox } = countingOf<ProposalLine>(({ insumoOrdenCargoId }) => insumoOrdenCargoId);
