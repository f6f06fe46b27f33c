import { startRun, type Holding, type StockRun } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import type { StockDocument } from '#areas/inventario/server/stock/post-stock';
import type { Shelves } from '../stories/shelves';

/** Stock changes of the demo in chronological order. Pieces without a location are placed on the shelf of their supply. */
export class History {
  readonly #run: StockRun;
  readonly #circumstances: { readonly document: StockDocument; readonly now: Date }[] = [];

  readonly #shelves: Shelves;

  constructor(holdings: readonly Holding[], shelves: Shelves) {
    this.#run = startRun(holdings);
    this.#shelves = shelves;
  }

  /**
   * Returns the stock operations of a document at a moment. Each change is recorded for this document.
   *
   * @param at ISO 8601, UTC
   */
  on(document: StockDocument, at: string): Hand {
    const [now, day] = [new Date(at), at.slice(0, 10)];
    return {
      day,
      lots: this.#run.lots,
      change: (change) => {
        this.#circumstances.push({ document, now });
        this.#run.apply(this.#placed(change), day);
        return this.#circumstances.length - 1;
      },
    };
  }

  #placed(change: StockChange): StockChange {
    if (change.kind !== 'entry') return change;
    const ubicacionCodigo = change.lot.ubicacionCodigo ?? this.#shelves(change, Boolean(change.held));
    return { ...change, lot: { ...change.lot, ubicacionCodigo } };
  }

  readonly of = (change: number) => this.#circumstances[change]!;
  readonly result = () => this.#run.result();
}

export interface Hand {
  readonly day: string;
  readonly lots: StockRun['lots'];
  /** @returns its position among all changes, by which `reversaDeId` of a later change refers to it */
  readonly change: (change: StockChange) => number;
}
