import Restore from '@mui/icons-material/RestoreOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../format/format-date';
import styles from './draft-banner.module.css';

interface DraftBannerProps {
  /** Time when the draft was written, in ms. */
  readonly savedAt: number;
  /** Title of the record in the author's words; '' if unknown. */
  readonly title: string;
  readonly onRecover: () => void;
  readonly onDiscard: () => void;
}

/** Offers an earlier draft above a form: the user restores or discards it. */
export function DraftBanner({ savedAt, title, onRecover, onDiscard }: DraftBannerProps) {
  const translate = useTranslate();
  const when = formatDateTime(new Date(savedAt).toISOString());
  return (
    <div className={styles['banner']} role="status">
      <Restore aria-hidden />
      <p>
        <b>{translate(title === '' ? 'app.draft.found' : 'app.draft.foundOf', { when, title })}</b>{' '}
        {translate('app.draft.notSaved')}
      </p>
      <div className={styles['actions']}>
        <Button size="small" variant="outlined" onClick={onRecover}>
          {translate('app.draft.recover')}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {translate('app.draft.discard')}
        </Button>
      </div>
    </div>
  );
}
