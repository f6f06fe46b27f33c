/** MXN to the four decimal places that stock, ledger and documents keep. */
export function roundedMoney(amount: number): number {
  return Math.round(amount * 10_000) / 10_000;
}
