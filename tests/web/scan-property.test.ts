import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLabel } from '#platform/shared/barcodes/read-label';
import { adoptRows, type Line } from '#platform/web/ui/lines/line';
import { scanLine } from '#platform/web/ui/lines/scan/scan-line';
import { lotOfLabel, type StockLot } from '#platform/web/ui/scan/lot-of-label';

const FNC1 = '\u001d';
const columns = { reference: 'insumoId', quantity: 'cantidad', lot: 'numeroLote', expiry: 'caducidad' };

/** Two supplies, each with the codes of a piece and a carton of ten. */
const PACKS = [
  { gtin: '07509990000043', id: 1, pieces: 1 },
  { gtin: '17509990000040', id: 1, pieces: 10 },
  { gtin: '09506000134352', id: 2, pieces: 1 },
] as const;

/** Lots that resemble elements in part, as real ones do. */
const lots = fc.constantFrom('LOTC1', 'LOTC2', 'A21S', 'F26K308', 'L17', '10', 'B1728', '7003X');
const days = fc.constantFrom('281231', '290630', '300100');
const serials = fc.constantFrom('SER99', '10A', '17281231', 'S21');

type Part = 'lot' | 'day' | 'serial';

/** A box: its print, and the text that its scanner types. */
const boxes = fc.record({
  pack: fc.constantFrom(...PACKS),
  lot: lots,
  day: days,
  serial: serials,
  order: fc.shuffledSubarray<Part>(['lot', 'day', 'serial'], { minLength: 1 }),
  isSeparated: fc.boolean(),
});
type Box = typeof boxes extends fc.Arbitrary<infer Value> ? Value : never;

function textOf({ pack, lot, day, serial, order, isSeparated }: Box): string {
  const end = isSeparated ? FNC1 : '';
  const parts = { lot: `10${lot}${end}`, day: `17${day}`, serial: `21${serial}${end}` };
  return `01${pack.gtin}${order.map((part) => parts[part]).join('')}${end}`;
}

const dayOf = (day: string) => `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.endsWith('00') ? '31' : day.slice(4)}`;

describe('any scans in any order', () => {
  it('the document equals the labels, or the person was asked', () => {
    let asked = 0;
    let taken = 0;
    fc.assert(
      fc.property(fc.array(boxes, { minLength: 1, maxLength: 12 }), (all) => {
        let lines: readonly Line[] = adoptRows([], [], 'id');
        const printed = new Map<string, number>();
        for (const box of all) {
          const { pack, order } = box;
          const entry = {
            columns,
            label: readLabel(textOf(box), 2026),
            pieces: pack.pieces,
            found: { insumoId: pack.id },
            sources: ['insumoId', 'cantidad'],
            defaults: {},
            limit: 99,
          };
          const lot = order.includes('lot') ? box.lot : null;
          const day = order.includes('day') ? dayOf(box.day) : null;
          let after = scanLine(lines, entry);
          // The person sees only the print on the box.
          if (after.state === 'ask') {
            asked += 1;
            const right = after.choices.find((one) => one.lot === lot && (day === null || one.expiry === day));
            if (lot === null || !right) continue;
            after = scanLine(lines, { ...entry, target: right.target });
          }
          if (!('lines' in after)) continue;
          taken += 1;
          lines = after.lines;
          // A label without a lot counts for the only line.
          const line = lines[after.row]!.values;
          expect({ insumoId: line['insumoId'], lot: line['numeroLote'], day: line['caducidad'] }).toEqual({
            insumoId: pack.id,
            lot: lot ?? line['numeroLote'],
            day: day ?? line['caducidad'],
          });
          const key = String(lines[after.row]!.id);
          printed.set(key, (printed.get(key) ?? 0) + pack.pieces);
        }
        expect(new Map(lines.map(({ id, values }) => [String(id), values['cantidad']]))).toEqual(printed);
      }),
      { seed: 41, numRuns: 2000 },
    );
    expect(asked).toBeGreaterThan(500);
    expect(taken).toBeGreaterThan(2000);
  });

  it('a picked lot is that of the label, or the person was asked, or the scan was refused', () => {
    const stock = fc.uniqueArray(
      fc.record({ lot: lots, expiry: days.map(dayOf), isPlanned: fc.boolean() }).map((one) => one),
      { selector: ({ lot, expiry }) => `${lot} ${expiry}`, maxLength: 6 },
    );
    let found = 0;
    fc.assert(
      fc.property(boxes, stock, (box, all) => {
        const warehouse: StockLot[] = all.map((one, id) => ({ id, ...one }));
        const chosen = lotOfLabel(readLabel(textOf(box), 2026), warehouse);
        if (chosen.state !== 'found' || chosen.lot === null) return;
        found += 1;
        const { lot, expiry } = chosen.lot;
        expect({ lot, expiry }).toEqual({
          lot: box.order.includes('lot') ? box.lot : lot,
          expiry: box.order.includes('day') ? dayOf(box.day) : expiry,
        });
      }),
      { seed: 41, numRuns: 5000 },
    );
    expect(found).toBeGreaterThan(300);
  });
});
