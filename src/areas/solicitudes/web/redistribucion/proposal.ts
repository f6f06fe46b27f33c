import type { OperationTypes } from '#generated/shared/operations.gen';

export type Proposal = OperationTypes['redistribucion']['answer']['propuestas'][number];

/** Proposals of one way make one request. */
export const wayOf = ({ origenId, destinoId }: Proposal): string => `${origenId} ${destinoId}`;

/** Identity of a proposal. */
export const keyOf = ({ insumoId, origenId, destinoId }: Proposal): string => `${insumoId} ${origenId} ${destinoId}`;
