import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { useMayWrite } from '../access/useMayWrite';
import type { TransitionForms } from '../lifecycle/transition-forms';
import type { TransitionWalks } from '../lifecycle/transition-walks';
import type { WireRecord } from '../resource/wire-record';
import type { EnumChoices } from '../values/enum-choices';

/** States and steps of a record that is a document. */
export interface RecordDocument {
  readonly lifecycle: LifecycleSpec;
  readonly states: EnumChoices;
  readonly forms: TransitionForms;
  readonly walks: TransitionWalks;
}

/** True when the record can be edited; a document in a later state changes by its steps only. */
export function isOpen(record: WireRecord, lifecycle: LifecycleSpec | undefined): boolean {
  return !lifecycle || lifecycle.states[String(record[lifecycle.field])]?.editable === true;
}

/** True when the person may edit the record in its state. */
export function useMayEdit(record: WireRecord, lifecycle: LifecycleSpec | undefined): boolean {
  return useMayWrite('update')(record) && isOpen(record, lifecycle);
}
