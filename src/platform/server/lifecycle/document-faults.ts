import type { Orm } from '../db/database';
import { sealFaults, type SealFault } from './seal-faults';
import { signatureFaults } from './signature-faults';

/** A document that differs from its audit trail. */
export interface DocumentFault extends Omit<SealFault, 'fault'> {
  readonly fault: SealFault['fault'] | 'OTRA_FIRMA';
}

export interface DocumentVerdict {
  /** Number of signatures compared with their content. */
  readonly signed: number;
  /** Number of documents in a sealed state compared with the audit trail. */
  readonly sealed: number;
  /** Faulty documents, each with its first fault. */
  readonly faults: readonly DocumentFault[];
}

/** Compares all signed and applied documents with their signatures and with the audit trail. */
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
