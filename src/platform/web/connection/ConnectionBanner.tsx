import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { Suspense, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../ui/format/format-date';
import { useConfig } from '../config/ConfigContext';
import { useDeviceState } from '../offline/OfflineContext';
import { useConnection, useConnectionState } from './ConnectionContext';
import { lazyPart } from '../ui/loading/lazy-part';
import styles from './connection.module.css';

const NeedsConnection = lazyPart(() => import('../offline/NeedsConnection'));
const DeviceNote = lazyPart(() => import('../offline/DeviceNote'));

/** Shows that the server is unreachable, since when, and that nothing is lost. Refreshes the page when the server is back. */
export function ConnectionBanner() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const connection = useConnection();
  const { up, since } = useConnectionState();
  const { writes, shownFrom } = useDeviceState();
  const { offlineData } = useConfig();
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
  const hasDevice = writes.length > 0 || shownFrom !== null;
  const note = hasDevice && (
    <Suspense fallback={null}>
      <DeviceNote />
    </Suspense>
  );
  return (
    <div role="status" className={styles['place']}>
      {up ? (
        note && <div className={`${styles['banner']} ${styles['trial']}`}>{note}</div>
      ) : (
        <div className={styles['banner']}>
          <CloudOff aria-hidden />
          <p>
            <b>{translate('app.connection.lost', { time: formatDateTime(since?.toISOString()).slice(11) })}</b>{' '}
            {!hasDevice && offlineData && translate('app.connection.kept')}
          </p>
          {offlineData ? (
            note
          ) : (
            <Suspense fallback={null}>
              <NeedsConnection />
            </Suspense>
          )}
          <Button size="small" aria-disabled={asking} onClick={() => void retry()}>
            {translate(asking ? 'app.connection.asking' : 'app.connection.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
