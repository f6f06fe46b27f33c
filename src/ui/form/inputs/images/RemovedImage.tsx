import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import styles from './images-input.module.css';

/** Shows what was taken away, and brings it back. */
export function RemovedImage({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const translate = useTranslate();
  return (
    <div className={styles['removed']}>
      <p>{translate('app.image.removed', { name: name || translate('app.image.picture') })}</p>
      <Button size="small" data-undo="" onClick={onUndo}>
        {translate('app.image.undo')}
      </Button>
    </div>
  );
}
