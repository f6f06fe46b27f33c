import type { StockLedger } from './stock-ledger';

/** The ledger of the installation, which keeps no stock yet: nothing is known, nothing moves, documents go their way. */
export const stockLedger: StockLedger = {
  snapshot: async () => new Map(),
  reserve: async () => undefined,
  release: async () => undefined,
  ship: async () => undefined,
  receive: async () => undefined,
};
