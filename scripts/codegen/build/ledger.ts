import type { Json } from '../load/property-node';
import type { Ledger, StandardOperation } from '../model';

/** Operations of an append-only table. */
export const LEDGER_OPERATIONS: readonly StandardOperation[] = ['list', 'get'];

/** Reads `ledger`; returns null without it. */
export function ledgerOf(x: Json): Ledger | null {
  const said = x['ledger'] as (Pick<Ledger, 'sequence'> & Partial<Ledger>) | undefined;
  return said ? { sequence: said.sequence, balance: said.balance ?? null, reversal: said.reversal ?? null } : null;
}

/** Returns the unique keys implied by a ledger: each number once, and one reversal per row. */
export function ledgerKeys(ledger: Ledger | null): string[][] {
  if (!ledger) return [];
  const { sequence, reversal } = ledger;
  return [[...sequence.within, sequence.field], ...(reversal === null ? [] : [[reversal]])];
}
