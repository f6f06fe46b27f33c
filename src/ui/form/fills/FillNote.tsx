import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { schemaPath } from '../../../shared/paths';
import { MergeValue } from '../MergeValue';
import { useMergeLabels, type MergeLabels } from '../useMergeLabels';
import { useFill, type FillChange } from './useFill';
import styles from './fill-note.module.css';

interface FillNoteProps {
  readonly path: string;
  /** What the field is called. */
  readonly label: string;
  readonly fill: { readonly fn: string; readonly into: readonly string[] };
}

/** Under a field that says what stands in others: which were filled in from it, and which it disagrees with; both can be turned round here. */
export default function FillNote({ path, label, fill }: FillNoteProps) {
  const translate = useTranslate();
  const labels = useMergeLabels();
  const { filled, kept, undo, take } = useFill(path, fill);
  return (
    <div role="status" className={styles['place']}>
      {filled.length > 0 && (
        <div className={styles['note']}>
          <p>{translate('app.form.fill.filled', { name: label })}</p>
          <Changes changes={filled} labels={labels} />
          <Button size="small" onClick={undo}>{translate('app.form.fill.undo')}</Button>
        </div>
      )}
      {kept.length > 0 && (
        <div className={`${styles['note']} ${styles['differs']}`}>
          <p>{translate('app.form.fill.kept', { name: label })}</p>
          <Changes changes={kept} labels={labels} />
          <Button size="small" onClick={take}>{translate('app.form.fill.take', { name: label })}</Button>
        </div>
      )}
    </div>
  );
}

function Changes({ changes, labels }: { readonly changes: readonly FillChange[]; readonly labels: MergeLabels }) {
  return (
    <dl className={styles['changes']}>
      {changes.map(({ path, said }) => {
        const field = schemaPath(path);
        return (
          <div key={path}>
            <dt>{labels.label(field)}</dt>
            <dd><MergeValue field={field} value={said} labels={labels} /></dd>
          </div>
        );
      })}
    </dl>
  );
}
