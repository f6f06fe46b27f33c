import Restore from '@mui/icons-material/RestoreOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../format/format-date';
import styles from './draft-banner.module.css';

interface DraftBannerProps {
  /** When the draft was written, in ms. */
  readonly savedAt: number;
  /** It was put together with what somebody else saved meanwhile. */
  readonly merged: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** On top of a form that got back what was typed before it was interrupted. */
export function DraftBanner({ savedAt, merged, onKeep, onDiscard }: DraftBannerProps) {
  const translate = useTranslate();
  return (
    <div className={styles['banner']} role="status">
      <Restore aria-hidden />
      <p>
        <b>{translate('app.draft.recovered', { when: formatDateTime(new Date(savedAt).toISOString()) })}</b>{' '}
        {translate(merged ? 'app.draft.merged' : 'app.draft.notSaved')}
      </p>
      <div className={styles['actions']}>
        <Button size="small" variant="outlined" onClick={onKeep}>
          {translate('app.draft.keep')}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {translate('app.draft.discard')}
        </Button>
      </div>
    </div>
  );
}
