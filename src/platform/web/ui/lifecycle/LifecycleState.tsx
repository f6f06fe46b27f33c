import { useTranslate } from 'react-admin';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import type { WireRecord } from '../resource/wire-record';
import { choiceKey, type EnumChoices } from '../values/enum-choices';
import { ValueView } from '../values/ValueView';
import { DueChip } from './DueChip';
import styles from './lifecycle.module.css';

interface LifecycleStateProps {
  readonly record: WireRecord;
  readonly lifecycle: LifecycleSpec;
  readonly states: EnumChoices;
  /** Name of the document; that of a draft may begin with its state. */
  readonly title: string;
}

/** State of a document beside its name, unless the name says it, with the time left in it. */
export default function LifecycleState({ record, lifecycle, states, title }: LifecycleStateProps) {
  const translate = useTranslate();
  const state = String(record[lifecycle.field]);
  const isNamed = title.startsWith(`${translate(choiceKey(states, state))} · `);
  const isDue = lifecycle.due !== null && Boolean(record[lifecycle.due]) && !lifecycle.states[state]?.final;
  if (isNamed && !isDue) return null;
  return (
    <>
      {' '}
      <span className={styles['state']}>
        {!isNamed && <ValueView spec={{ type: 'enum', choices: states }} value={state} />}
        {isDue && <DueChip due={record[lifecycle.due]} />}
      </span>
    </>
  );
}
