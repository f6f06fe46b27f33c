import type { LineShares } from '../lines/line-column';
import type { WireRecord } from '../resource/wire-record';

/** Walk through the lines of a document, one by one; generated from `walk` in its schema. */
export interface WalkSpec {
  /** Field of the lines, and what the wire calls the key of one. */
  readonly field: string;
  readonly key: string;
  /** Column of whole numbers that is filled in, and the largest that it takes. */
  readonly quantity: string;
  readonly most?: number;
  /** Column with the target of a line; progress then counts pieces. */
  readonly of?: string;
  /** Columns that the lines are sorted by. */
  readonly order: readonly string[];
  /** Column of yes and no: the others are passed over. */
  readonly only?: string;
  readonly scan?: WalkScanSpec;
  readonly save?: WalkSaveSpec;
}

export interface WalkScanSpec {
  /** Reference of the lines that a code is looked up in. */
  readonly reference: string;
  /** Columns with what a GS1 label tells beside the code, also of the small objects in one (`lotes.numeroLote`). */
  readonly lot?: string;
  readonly expiry?: string;
  /** Each scan of a line's label adds its pieces. */
  readonly add?: boolean;
  /** Reference to the lots that pieces are taken from. */
  readonly lots?: LineShares;
}

export interface WalkSaveSpec {
  /** Name of the operation: also that of the data provider's method. */
  readonly operation: string;
  /** Parameter of its path that is the document's key. */
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
  /** @param record the document with what was filled in */
  readonly onFinish: (record: WireRecord) => void;
}
