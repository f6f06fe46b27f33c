import type { Holder } from './duplicates/candidate';
import type { WireRecord } from '../resource/wire-record';

/** Result of a submit: the saved record, or messages by field (`root` for the form as a whole). */
export type SaveOutcome =
  | { readonly saved: WireRecord }
  | {
      readonly errors: Readonly<Record<string, string>>;
      /** The errors are questions: the record is saved once the person confirms its values. */
      readonly isQuestion?: boolean;
      /** Records that have a value which no two may share. */
      readonly holders?: readonly Holder[];
    };

/** Refused submit that is reported elsewhere (a conflict, an expired session). */
export const REFUSED: SaveOutcome = { errors: {} };
