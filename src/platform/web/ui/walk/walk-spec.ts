import type { LineShares } from '../lines/line-column';
import type { WireRecord } from '../resource/wire-record';

/** Walk through the lines of a document, one by one; generated from `walk` in its schema. */
export interface WalkSpec {
  /** Field of the lines, and the name of a line's key in the API. */
  readonly field: string;
  readonly key: string;
  /** Editable column of whole numbers, and its maximum. */
  readonly quantity: string;
  readonly most?: number;
  /** Column with the target of a line; progress then counts pieces. */
  readonly of?: string;
  /** Columns by which the lines are sorted. */
  readonly order: readonly string[];
  /** Boolean column; lines where it is false are skipped. */
  readonly only?: string;
  readonly scan?: WalkScanSpec;
  readonly save?: WalkSaveSpec;
}

export interface WalkScanSpec {
  /** Reference of the lines in which a code is looked up. */
  readonly reference: string;
  /** Columns for the other content of a GS1 label, also in lists of objects (`lotes.numeroLote`). */
  readonly lot?: string;
  readonly expiry?: string;
  /** Each scan of a line's label adds its pieces. */
  readonly add?: boolean;
  /** Reference to the lots from which pieces are taken. */
  readonly lots?: LineShares;
}

export interface WalkSaveSpec {
  /** Name of the operation and of the data provider's method. */
  readonly operation: string;
  /** Path parameter with the document's key. */
  readonly param: string;
  /** Field names of the quantity, and of the seconds since its entry. */
  readonly as: string;
  readonly ago?: string;
}

/** Props of a walk. */
export interface WalkProps {
  readonly id: string;
  readonly record: WireRecord;
  /** Title of the walk and its document: «Contar · CF-…». */
  readonly title: string;
  /** Path of the pending amounts: `conteo/12/terminar/recorrido`. */
  readonly place: string;
  /** Label of the action after the last line. */
  readonly finishLabel: string;
  readonly onClose: () => void;
  /** @param record the document with the entered amounts */
  readonly onFinish: (record: WireRecord) => void;
}
