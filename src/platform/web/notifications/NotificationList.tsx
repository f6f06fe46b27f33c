import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { withTexts } from '../i18n/with-texts';
import { formatDateTime } from '../ui/format/format-date';
import { Icon, type IconName } from '../ui/icons/Icon';
import { EmptyState } from '../ui/states/EmptyState';
import { ErrorState } from '../ui/states/ErrorState';
import { Loading } from '../ui/states/Loading';
import { useNotifications } from './useNotifications';
import styles from './notifications.module.css';

const ICONS: Readonly<Record<string, IconName>> = { CRITICA: 'alert', ALERTA: 'alert' };

/** The latest notifications: opening one marks it as read and opens its page. */
function NotificationList({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { latest, markSeen, markAllSeen } = useNotifications();
  const heading = useRef<HTMLHeadingElement>(null);
  const markAll = () => {
    // The button disappears; the focus stays in the dialog, so that Escape closes it.
    heading.current?.focus();
    markAllSeen();
  };
  if (latest.error) return <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />;
  if (!latest.data) return <Loading />;
  const hasUnseen = latest.data.some(({ vista }) => !vista);
  return (
    <>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {translate('app.notifications.title')}
        </h2>
        {hasUnseen && (
          <Button size="small" variant="text" onClick={markAll}>
            {translate('app.notifications.markAll')}
          </Button>
        )}
      </div>
      {latest.data.length === 0 && (
        <EmptyState
          icon="bell"
          title={translate('app.notifications.none')}
          text={translate('app.notifications.noneText')}
        />
      )}
      <ul className={styles['list']}>
        {latest.data.map(({ notificacionId, titulo, cuerpo, fecha, severidad, ruta, vista }) => (
          <li key={notificacionId}>
            <button
              type="button"
              className={styles['item']}
              data-unseen={!vista || undefined}
              onClick={() => {
                if (!vista) markSeen([notificacionId]);
                // Only paths of this application are opened, as the text comes from the server.
                if (!ruta || !/^\/(?![/\\])/.test(ruta)) return;
                onClose();
                void navigate(ruta);
              }}
            >
              <Icon name={ICONS[severidad] ?? 'bell'} />
              <span>
                <b>{titulo}</b>
                {!vista && <span className="rs-hidden"> {translate('app.notifications.unseen')}</span>}
                <span>{cuerpo}</span>
                <small>{formatDateTime(fecha)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

export default withTexts('avisos', NotificationList, <Loading />);
