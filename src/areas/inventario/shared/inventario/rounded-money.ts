/** Rounds MXN to four decimal places, the precision of stock, ledger and documents. */
export function roundedMoney(amount: number): number {
  return Math.round(amount * 10_000) / 10_000;
}
