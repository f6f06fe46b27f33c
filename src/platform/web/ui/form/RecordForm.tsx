import type { ReactNode } from 'react';
import type { FormSpec } from '#platform/shared/form-spec';
import type { WireRecord } from '../resource/wire-record';
import { Loading } from '../states/Loading';
import type { Conflict } from './ConflictDialog';
import { useDraftSlot } from './drafts/useDraftSlot';
import { OpenForm } from './OpenForm';
import type { SaveOutcome } from './save-outcome';
import type { Attempt } from './useSaveNew';

export interface RecordFormProps {
  readonly spec: FormSpec;
  readonly mode: 'create' | 'edit';
  /** Path of the edited record: drafts of the same path belong together. */
  readonly place: string;
  /** Values that the form starts with: the record as it came, or a new record's defaults. */
  readonly initial: WireRecord;
  /** The record that the values are based on; a draft keeps it. */
  readonly base?: () => WireRecord;
  /** The last attempt to create, kept with the draft. */
  readonly attempt?: Attempt;
  /** Writes the prepared record. Rejections are errors of the program. */
  readonly onSave: (record: WireRecord) => Promise<SaveOutcome>;
  /** @param another the person wants to go on with another record */
  readonly onSaved: (record: WireRecord, another: boolean) => void;
  readonly saveLabel: string;
  readonly cancelTo: string;
  /** Offer to save and to go on with another record. */
  readonly another?: boolean;
  /** Put the focus into the first field. */
  readonly autoFocus?: boolean;
  readonly conflict?: Conflict | null;
  readonly children: ReactNode;
}

/** The form of one record: inputs in sections, checks, error summary; what is typed is kept until it is saved or let go. */
export function RecordForm(props: RecordFormProps) {
  const slot = useDraftSlot(props.place, true);
  return slot ? <OpenForm {...props} slot={slot} /> : <Loading />;
}
