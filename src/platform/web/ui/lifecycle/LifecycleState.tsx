import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import type { WireRecord } from '../resource/wire-record';
import type { EnumChoices } from '../values/enum-choices';
import { ValueView } from '../values/ValueView';
import { DueChip } from './DueChip';
import styles from './lifecycle.module.css';

interface LifecycleStateProps {
  readonly record: WireRecord;
  readonly lifecycle: LifecycleSpec;
  readonly states: EnumChoices;
}

/** State of a document beside its name, with the time left in it. */
export default function LifecycleState({ record, lifecycle, states }: LifecycleStateProps) {
  const state = String(record[lifecycle.field]);
  return (
    <span className={styles['state']}>
      <ValueView spec={{ type: 'enum', choices: states }} value={state} />
      {lifecycle.due !== null && !lifecycle.states[state]?.final && <DueChip due={record[lifecycle.due]} />}
    </span>
  );
}
