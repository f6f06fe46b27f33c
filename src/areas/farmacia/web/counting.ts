import { countingOf } from '#platform/web/ui/counter/counting';
import type { ProposalLine } from './usePharmacyCalls';

/** Pieces at the counter of a prescription. */
export const { takenOf, skippedOn, readBox } = countingOf<ProposalLine>(({ detalleId }) => detalleId);
