import { startRun, type Holding, type StockRun } from '../../../../src/domain/inventario/apply-changes';
import type { StockChange } from '../../../../src/domain/inventario/change';
import type { StockDocument } from '../../../../src/server/inventario/change-stock';

/** What happened to stock, told in order. */
export class History {
  readonly #run: StockRun;
  readonly #circumstances: { readonly document: StockDocument; readonly now: Date }[] = [];

  constructor(holdings: readonly Holding[]) {
    this.#run = startRun(holdings);
  }

  /**
   * Somebody's hand at a moment: what is done with it is told of this document.
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
        this.#run.apply(change, day);
        return this.#circumstances.length - 1;
      },
    };
  }

  readonly of = (change: number) => this.#circumstances[change]!;
  readonly result = () => this.#run.result();
}

export interface Hand {
  readonly day: string;
  readonly lots: StockRun['lots'];
  /** @returns its position among all changes; `reversaDeId` of a later change names the one that it takes back by that */
  readonly change: (change: StockChange) => number;
}
