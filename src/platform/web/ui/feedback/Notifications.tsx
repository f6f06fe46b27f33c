import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { useEffect, useState } from 'react';
import styles from './notifications.module.css';

const SHOWN_MS = 5_000;

/** Short messages about completed actions, one at a time, at the bottom; errors stay until closed or replaced. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [current, setCurrent] = useState<NotificationPayload | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (notifications.length === 0) return;
    if (current && open) {
      // A new message replaces the current one: a queue would show messages too late.
      setOpen(false);
      return;
    }
    if (current) return;
    setCurrent(takeNotification() ?? null);
    setOpen(true);
  }, [notifications, current, open, takeNotification]);

  if (!current) return null;
  const { message, type, notificationOptions } = current;
  const close = () => setOpen(false);
  return (
    <Snackbar
      className={styles['place'] ?? ''}
      open={open}
      autoHideDuration={notificationOptions?.autoHideDuration ?? (type === 'error' ? null : SHOWN_MS)}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') close();
      }}
      slotProps={{ transition: { onExited: () => setCurrent(null) } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transitionDuration={120}
    >
      <Alert
        className={styles['toast'] ?? ''}
        severity={severity(type)}
        variant="standard"
        role={type === 'error' ? 'alert' : 'status'}
        onClose={close}
        closeText={translate('app.action.close')}
      >
        {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
      </Alert>
    </Snackbar>
  );
}

function severity(type: NotificationPayload['type']): 'success' | 'info' | 'warning' | 'error' {
  return type === 'success' || type === 'warning' || type === 'error' ? type : 'info';
}
