import { isFilled, isObject } from '#platform/shared/paths';
import { ValueView } from '#platform/web/ui/values/ValueView';
import type { MergeLabels } from './useMergeLabels';
import styles from './conflict-dialog.module.css';

interface MergeValueProps {
  readonly field: string;
  readonly value: unknown;
  readonly labels: MergeLabels;
}

/** One version of a field in the conflict dialog; rows and groups show the labels of their contents. */
export function MergeValue({ field, value, labels }: MergeValueProps) {
  const spec = labels.spec(field);
  if (spec.type === 'images') return <ValueView spec={spec} value={value} />;
  if (Array.isArray(value) && value.some(isObject)) {
    return (
      <ol className={styles['rows']}>
        {value.map((row, index) => (
          <li key={index}>
            <MergeValue field={field} value={row} labels={labels} />
          </li>
        ))}
      </ol>
    );
  }
  if (!isObject(value)) return <ValueView spec={spec} value={value} full={spec.type === 'richText'} />;
  const given = Object.entries(value).filter(([, child]) => isFilled(child));
  return (
    <span className={styles['parts']}>
      {given.map(([name, child]) => (
        <span key={name}>
          <span className={styles['part']}>{labels.label(`${field}.${name}`)}:</span>{' '}
          <MergeValue field={`${field}.${name}`} value={child} labels={labels} />
        </span>
      ))}
    </span>
  );
}
