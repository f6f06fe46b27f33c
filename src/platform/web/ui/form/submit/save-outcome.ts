import type { Holder } from '../duplicates/candidate';
import type { WireRecord } from '#platform/web/ui/resource/wire-record';

/** Result of a submit: the saved record, or messages by field (`root` for the form as a whole). */
export type SaveOutcome =
  | { readonly saved: WireRecord }
  | {
      readonly errors: Readonly<Record<string, string>>;
      /** True when the errors are questions: the record is saved once the user confirms its values. */
      readonly isQuestion?: boolean;
      /** Records that have the same unique value. */
      readonly holders?: readonly Holder[];
    };

/** Refused submit that is reported elsewhere (a conflict, an expired session). */
export const REFUSED: SaveOutcome = { errors: {} };
