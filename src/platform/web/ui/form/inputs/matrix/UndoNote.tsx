import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import styles from './matrix-input.module.css';

/** Undo of a change to a whole group: its previous rows. */
export interface Undo {
  readonly name: string;
  readonly count: number;
  readonly was: ReadonlyMap<string, string | null>;
}

interface UndoNoteProps {
  readonly undo: Undo;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** States how many rows were changed at once, and can undo it. */
export function UndoNote({ undo: { name, count }, onUndo, onClose }: UndoNoteProps) {
  const translate = useTranslate();
  return (
    <div className={styles['undo']}>
      <p role="status">{translate('app.matrix.changedAll', { smart_count: count, name })}</p>
      {count > 0 && (
        <Button size="small" onClick={onUndo}>
          {translate('app.matrix.undo')}
        </Button>
      )}
      <Button size="small" onClick={onClose}>
        {translate('app.action.close')}
      </Button>
    </div>
  );
}
