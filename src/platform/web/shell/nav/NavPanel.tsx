import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepItems } from '../keep-items';
import { matchesText } from '../matches-text';
import type { MenuGroup } from '../menu';
import { GroupedItems } from './GroupedItems';
import { moveInNav } from './move-in-nav';
import { NavSearch } from './NavSearch';
import styles from './nav-panel.module.css';

interface NavPanelProps {
  readonly anchor: HTMLElement;
  readonly name: string;
  readonly groups: readonly MenuGroup[];
  readonly below: boolean;
  readonly onClose: () => void;
}

/** Panel of the menu: its groups in columns below a search. In the search, Enter opens the first match and ArrowDown moves to it. */
export default function NavPanel({ anchor, name, groups, below, onClose }: NavPanelProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const list = useRef<HTMLElement>(null);
  const found = keepItems(groups, (item) => matchesText(item.text, text));
  const first = found[0]?.items[0];
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') list.current?.querySelector('a')?.focus();
    else if (event.key === 'Enter' && text.trim() !== '' && first) {
      onClose();
      void navigate(first.to);
    } else return;
    event.preventDefault();
  };
  const closeOnLink = ({ target, ctrlKey, metaKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && (target as Element).closest('a')) onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={below ? { vertical: 'bottom', horizontal: 'left' } : { vertical: 'top', horizontal: 'right' }}
      transitionDuration={120}
      slotProps={{ paper: { role: 'dialog', 'aria-label': name, className: styles['panel'] ?? '' } }}
    >
      <NavSearch
        text={text}
        label={translate('app.nav.searchIn', { name })}
        focused
        onChange={setText}
        onKey={onSearchKey}
      />
      <nav ref={list} className={styles['groups']} aria-label={name} onKeyDown={moveInNav} onClick={closeOnLink}>
        <GroupedItems groups={found} />
        {found.length === 0 && <p role="status">{translate('app.nav.noMatch')}</p>}
      </nav>
    </Popover>
  );
}
