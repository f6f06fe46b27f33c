import { addDays } from '#platform/shared/dates/days';
import { randomFor } from '../random';

export interface NetworkLot {
  readonly numeroLote: string | null;
  readonly caducidad: string | null;
  readonly costoUnitario: number;
}

/** Remaining days of the demo's lots, with their weights. */
const DAYS_LEFT: readonly (readonly [readonly [number, number], number])[] = [
  [[-25, -2], 3],
  [[12, 88], 12],
  [[92, 178], 16],
  [[185, 360], 25],
  [[370, 900], 44],
];
const LOTS_OF_A_SUPPLY = 6;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'K', 'L', 'M', 'N'] as const;

/** Returns the manufacturer's lots of a supply in the network, sorted by expiry; the last has a long life. */
export function networkLots(
  supply: {
    readonly insumoId: number;
    readonly precioReferencia: number | null;
    readonly requiereLote: boolean | null;
    readonly requiereCaducidad: boolean | null;
  },
  baseDate: string,
): readonly NetworkLot[] {
  const random = randomFor('lote', supply.insumoId);
  const price = supply.precioReferencia ?? random.integer(8, 240);
  const days = Array.from({ length: LOTS_OF_A_SUPPLY - 1 }, () => {
    const [low, high] = random.weighted(DAYS_LEFT);
    return random.integer(low, high);
  });
  return [...days, random.integer(400, 900)]
    .toSorted((a, b) => a - b)
    .map((left) => ({
      numeroLote:
        supply.requiereLote === false
          ? null
          : `${random.pick(LETTERS)}${baseDate.slice(2, 4)}${random.pick(LETTERS)}${random.integer(100, 999)}`,
      caducidad: supply.requiereCaducidad === false ? null : addDays(baseDate, left),
      costoUnitario: Math.round(price * (0.92 + random.next() * 0.16) * 100) / 100,
    }));
}
