import type { Orm } from '../db/database';
import { sealFaults, type SealFault } from './seal-faults';
import { signatureFaults } from './signature-faults';

/** A document that is not what the audit trail has of it. */
export interface DocumentFault extends Omit<SealFault, 'fault'> {
  readonly fault: SealFault['fault'] | 'OTRA_FIRMA';
}

export interface DocumentVerdict {
  /** Signatures that were compared with what they cover. */
  readonly signed: number;
  /** Documents in a sealed state that were compared with the audit trail. */
  readonly sealed: number;
  /** Each document once, with the first thing that is wrong with it. */
  readonly faults: readonly DocumentFault[];
}

/** Holds all signed and applied documents to their signatures and to the audit trail. */
export async function documentFaults(orm: Orm): Promise<DocumentVerdict> {
  const seals = await sealFaults(orm);
  const signatures = await signatureFaults(orm);
  const known = new Set(seals.faults.map(({ resource, key }) => `${resource} ${key}`));
  return {
    signed: signatures.signed,
    sealed: seals.sealed,
    faults: [
      ...seals.faults,
      ...signatures.faults
        .filter(({ resource, key }) => !known.has(`${resource} ${key}`))
        .map(({ resource, key }): DocumentFault => ({ resource, key, folio: null, fault: 'OTRA_FIRMA' })),
    ],
  };
}
