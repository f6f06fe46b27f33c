import type { OperationTypes } from '#generated/shared/operations.gen';

export type Proposal = OperationTypes['redistribucion']['answer']['propuestas'][number];

/** Returns the key of a route; proposals with the same one are combined in one request. */
export const wayOf = ({ origenId, destinoId }: Proposal): string => `${origenId} ${destinoId}`;

/** Identity of a proposal. */
export const keyOf = ({ insumoId, origenId, destinoId }: Proposal): string => `${insumoId} ${origenId} ${destinoId}`;
