import { useTranslate } from 'react-admin';
import type { MergeChange, MergeSide } from '#platform/shared/merge/merge-change';
import { MergeValue } from './MergeValue';
import type { MergeLabels } from './useMergeLabels';
import styles from './conflict-dialog.module.css';

interface ConflictTableProps {
  readonly conflicts: readonly MergeChange[];
  readonly labels: MergeLabels;
  readonly onChoose: (path: string, side: MergeSide) => void;
}

/** Table of conflicting changes, with both versions side by side and a choice. */
export function ConflictTable({ conflicts, labels, onChoose }: ConflictTableProps) {
  const translate = useTranslate();
  return (
    <table className={styles['table']}>
      <caption>{translate('app.conflict.choose', { smart_count: conflicts.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('app.conflict.field')}</th>
          <th scope="col">{translate('app.conflict.theirs')}</th>
          <th scope="col">{translate('app.conflict.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map((change) => (
          <tr key={change.path}>
            <th scope="row">{labels.title(change)}</th>
            {(['theirs', 'mine'] as const).map((side) => (
              <td key={side}>
                <label data-chosen={change.taken === side || undefined}>
                  <input
                    type="radio"
                    name={`conflict-${change.path}`}
                    checked={change.taken === side}
                    onChange={() => onChoose(change.path, side)}
                  />
                  <span className={styles['side']}>
                    {translate(side === 'mine' ? 'app.conflict.mine' : 'app.conflict.theirs')}:{' '}
                  </span>
                  <span>
                    <MergeValue field={change.field} value={change[side]} labels={labels} />
                  </span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
