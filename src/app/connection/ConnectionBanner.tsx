import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../../ui/format/format-date';
import { useConnection, useConnectionState } from './ConnectionContext';
import styles from './connection.module.css';

/** Says that the server cannot be reached, since when, and that nothing is lost; and when it is back, brings the page up to date. */
export function ConnectionBanner() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const connection = useConnection();
  const { up, since } = useConnectionState();
  const [asking, setAsking] = useState(false);
  const wasUp = useRef(up);

  useEffect(() => {
    if (up && !wasUp.current) {
      notify('app.connection.back', { type: 'success' });
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    }
    wasUp.current = up;
  }, [up, notify, queries]);

  const retry = async () => {
    setAsking(true);
    await connection.retry();
    setAsking(false);
  };
  return (
    <div role="status" className={styles['place']}>
      {!up && (
        <div className={styles['banner']}>
          <CloudOff aria-hidden />
          <p>
            <b>{translate('app.connection.lost', { time: formatDateTime(since?.toISOString()).slice(11) })}</b>{' '}
            {translate('app.connection.kept')}
          </p>
          <Button size="small" aria-disabled={asking} onClick={() => void retry()}>
            {translate(asking ? 'app.connection.asking' : 'app.connection.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
