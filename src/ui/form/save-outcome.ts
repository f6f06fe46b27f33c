import type { Holder } from './duplicates/candidate';
import type { WireRecord } from '../resource/wire-record';

/** What came of sending a form: the record as it is now, or what is wrong by field (`root` for the form as a whole). */
export type SaveOutcome =
  | { readonly saved: WireRecord }
  | {
      readonly errors: Readonly<Record<string, string>>;
      /** The errors are questions: the record is saved once the person confirms its values. */
      readonly isQuestion?: boolean;
      /** Records that have a value which no two may share. */
      readonly holders?: readonly Holder[];
    };

/** Sending was refused, and whoever refused it says so in a way of their own (a conflict, a session that ended). */
export const REFUSED: SaveOutcome = { errors: {} };
