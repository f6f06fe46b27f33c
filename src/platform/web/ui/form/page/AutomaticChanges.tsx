import { useTranslate } from 'react-admin';
import type { MergeChange } from '#platform/shared/merge/merge-change';
import { MergeValue } from '../conflict/MergeValue';
import type { MergeLabels } from '../conflict/useMergeLabels';
import styles from '../conflict/conflict-dialog.module.css';

/** List of one-sided changes, which are merged without a question. */
export function AutomaticChanges({
  changes,
  labels,
}: {
  readonly changes: readonly MergeChange[];
  readonly labels: MergeLabels;
}) {
  const translate = useTranslate();
  const groups = (['theirs', 'mine'] as const)
    .map((side) => ({ side, list: changes.filter(({ changedBy }) => changedBy === side) }))
    .filter(({ list }) => list.length > 0);
  return groups.map(({ side, list }) => (
    <div key={side} className={styles['automatic']} role="group" aria-label={translate(`app.conflict.only.${side}`)}>
      <h3>{translate(`app.conflict.only.${side}`)}</h3>
      <dl>
        {list.map((change) => (
          <div key={change.path}>
            <dt>{labels.title(change)}</dt>
            <dd>
              <del>
                <span className="rs-hidden">{translate('app.conflict.before')}: </span>
                <MergeValue field={change.field} value={change.base} labels={labels} />
              </del>
              <span aria-hidden>→</span>
              <ins>
                <span className="rs-hidden">{translate('app.conflict.now')}: </span>
                <MergeValue field={change.field} value={change[side]} labels={labels} />
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
