import { FetchedLabel } from './FetchedLabel';
import { ToneChip } from './ToneChip';
import styles from './value-view.module.css';

/** Names of several records known by their keys. */
export function ReferencesValue({ reference, ids }: { readonly reference: string; readonly ids: readonly unknown[] }) {
  return (
    <span className={styles['row']}>
      {ids.map((id) => (
        <ToneChip key={String(id)}>
          <FetchedLabel reference={reference} id={id} />
        </ToneChip>
      ))}
    </span>
  );
}
