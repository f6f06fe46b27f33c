import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { useSubscription } from './useSubscription';
import styles from './agenda.module.css';

/** Shows address, user name and password of the reader's own calendar. A password can be created, is shown once, and can be revoked. */
export function Subscription({ since }: { readonly since: string | null }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [revokes, setRevokes] = useState(false);
  const { subscribe, revoke, made } = useSubscription();
  const close = () => {
    setOpen(false);
    setRevokes(false);
    subscribe.reset();
    revoke.reset();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('agenda.subscribe')}</Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby="subscribe-title">
        <DialogTitle id="subscribe-title">{translate('agenda.subscribeTitle')}</DialogTitle>
        <DialogContent className={styles['fields'] ?? ''}>
          <WorkError error={subscribe.error ?? revoke.error} />
          <p>{translate('agenda.subscribeHelp')}</p>
          {made === null ? (
            <p role="status">
              {since === null
                ? translate('agenda.notSubscribed')
                : translate('agenda.subscribedSince', { since: formatDateTime(since) })}
            </p>
          ) : (
            <div className={styles['fields'] ?? ''}>
              <Copied id="calendar-address" name={translate('agenda.address')} value={made.ruta} />
              <Copied id="calendar-user" name={translate('agenda.addressUser')} value={made.usuario} />
              <Copied id="calendar-password" name={translate('agenda.addressPassword')} value={made.contrasena} />
              <p role="status">{translate('agenda.addressOnce')}</p>
            </div>
          )}
          {revokes && (
            <p role="alert">
              <b>{translate('agenda.revokeHelp')}</b>
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('agenda.close')}</Button>
          {since !== null && (
            <Button
              color="error"
              variant={revokes ? 'contained' : 'text'}
              disabled={revoke.isPending}
              onClick={() =>
                revokes ? revoke.mutate(undefined, { onSuccess: () => setRevokes(false) }) : setRevokes(true)
              }
            >
              {translate(revokes ? 'agenda.revokeNow' : 'agenda.revoke')}
            </Button>
          )}
          {made === null && (
            <Button
              variant="contained"
              color="primary"
              disabled={subscribe.isPending}
              onClick={() => subscribe.mutate()}
            >
              {translate(since === null ? 'agenda.subscribe' : 'agenda.renew')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}

function Copied({ id, name, value }: { readonly id: string; readonly name: string; readonly value: string }) {
  const translate = useTranslate();
  return (
    <div>
      <label htmlFor={id}>{name}</label>
      <div className={styles['copied']}>
        <input
          id={id}
          className={styles['address']}
          readOnly
          autoComplete="off"
          value={value}
          onFocus={({ target }) => target.select()}
        />
        <Button
          aria-label={translate('agenda.copyOf', { name })}
          onClick={() => void navigator.clipboard.writeText(value)}
        >
          {translate('agenda.copy')}
        </Button>
      </div>
    </div>
  );
}
