import type { TipoImportacion } from '#generated/shared/enums.gen';
import type { FiledLine, StockFile } from '#areas/inventario/shared/inventario/stock-file';
import type { Reading } from '#platform/server/imports/reviews/review';
import type { StockPlace } from './stock-place';

/** Result of a file for a warehouse. */
export interface StockReading extends Reading<StockPlace> {
  /** Kind of import. A warehouse with movements always gets a count. */
  readonly tipo: TipoImportacion;
  readonly lines: readonly FiledLine[];
  readonly uncounted: ReturnType<StockFile['uncounted']>;
}
