import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { Loading } from '../ui/states/Loading';
import { useCurrentUser } from '../session/CurrentUserContext';
import { useUnseenCount } from './useNotifications';
import { lazyPart } from '../ui/loading/lazy-part';
import styles from './notifications.module.css';

const TrialNotice = lazyPart(() => import('./TrialNotice'));
const NotificationList = lazyPart(() => import('./NotificationList'));

/** Bell of the header: number of unread notifications, and the latest of them. Empty during the trial of a profile. */
export function NotificationBell() {
  const translate = useTranslate();
  const count = useUnseenCount();
  const { simulacion } = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('app.notifications.bell', { smart_count: count });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={count} max={99} color="error">
            <NotificationsOutlined fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        transitionDuration={100}
        slotProps={{
          paper: {
            className: styles['paper'] ?? '',
            role: 'dialog',
            'aria-label': translate('app.notifications.title'),
          },
        }}
      >
        <Suspense fallback={<Loading />}>
          {simulacion ? <TrialNotice /> : <NotificationList onClose={() => setAnchor(null)} />}
        </Suspense>
      </Popover>
    </>
  );
}
