import type { LineColumn } from '../lines/line-column';
import type { Fact } from '../show/RecordFacts';

/** Content of a record's preview, besides its name. */
export interface PeekSpec {
  readonly facts: readonly Fact[];
  /** Lines of a document; their columns are loaded with the first preview. */
  readonly lines?: { readonly source: string; readonly columns: () => Promise<readonly LineColumn[]> };
}
