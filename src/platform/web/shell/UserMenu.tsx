import ExpandMore from '@mui/icons-material/ExpandMore';
import HelpOutline from '@mui/icons-material/HelpOutline';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Logout from '@mui/icons-material/Logout';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Tune from '@mui/icons-material/Tune';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SIGN_IN_PATH } from '../session/auth-provider';
import { SIGN_OUT } from '#platform/shared/sign-out-state';
import { showKeyboardHelp } from '../ui/keys/keyboard-help';
import { useCurrentUser } from '../session/CurrentUserContext';
import { EditProfileItem } from '../session/EditProfileItem';
import { useSettingsPanel } from './settings/SettingsPanelContext';
import styles from './shell.module.css';

/** Menu of the signed-in user with profile, place and sign-out. */
export function UserMenu() {
  const user = useCurrentUser();
  const translate = useTranslate();
  const navigate = useNavigate();
  const openSettings = useSettingsPanel();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState<'settings' | 'keys' | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles['user']}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('app.nav.account', { name: user.userName })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles['avatar']} aria-hidden>
          {initials(user.userName)}
        </span>
        <span className={styles['userText']}>
          <b>{user.userName}</b>
          <small>{user.unidadNombre ?? user.perfilTitulo}</small>
        </span>
        <ExpandMore fontSize="small" aria-hidden />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          transition: {
            // Opens only after the focus is back on the button: the panel later returns it to the element focused now.
            onExited: () => {
              if (wanted === 'settings') openSettings();
              if (wanted === 'keys') showKeyboardHelp(true);
              setWanted(null);
            },
          },
        }}
      >
        <li className={styles['card']} role="presentation">
          <b>{user.userName}</b>
          <small>{user.email}</small>
          <small>{[user.perfilTitulo, user.unidadNombre].filter(Boolean).join(' · ')}</small>
        </li>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            void navigate('/cuenta');
          }}
        >
          <PersonOutlined fontSize="small" aria-hidden />
          {translate('app.account.title')}
        </MenuItem>
        <EditProfileItem onPick={() => setAnchor(null)} />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setWanted('settings');
          }}
        >
          <Tune fontSize="small" aria-hidden />
          {translate('shell.settings.title')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setWanted('keys');
          }}
        >
          <KeyboardOutlined fontSize="small" aria-hidden />
          {translate('app.lists.keys.title')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            void navigate('/ayuda');
          }}
        >
          <HelpOutline fontSize="small" aria-hidden />
          {translate('app.nav.help')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            // The sign-in page ends the session, once the open page allows it (it may have unsaved work).
            void navigate(SIGN_IN_PATH, { state: SIGN_OUT });
          }}
        >
          <Logout fontSize="small" aria-hidden />
          {translate('app.nav.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** Returns the initials of the first and the last word: `María de la Luz Pérez` → `MP`. */
function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return (first.charAt(0) + last.charAt(0)).toLocaleUpperCase('es') || '?';
}
