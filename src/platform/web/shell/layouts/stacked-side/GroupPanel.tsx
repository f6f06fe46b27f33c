import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { GroupedItems } from '../../nav/GroupedItems';
import { moveInNav } from '../../nav/move-in-nav';
import { NavFailure } from '../../nav/NavFailure';
import { NavItems } from '../../nav/NavItems';
import { NavSearch } from '../../nav/NavSearch';
import { NavSkeleton } from '../../nav/NavSkeleton';
import { useNavigation } from '../../useNavigation';
import type { MenuGroup } from '../../menu';
import styles from './stacked-side.module.css';

interface GroupPanelProps {
  readonly id: string;
  readonly group: MenuGroup | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Items of the chosen group, or of all groups during a search. */
export function GroupPanel({ id, group, failed, onRetry, onClose }: GroupPanelProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const searching = text.trim() !== '';
  const { groups: found } = useNavigation(searching ? text : '');
  return (
    <div id={id} className={styles['panel']}>
      <div className={styles['panelHead']}>
        <h2>{group?.text}</h2>
        <IconButton size="small" aria-label={translate('app.nav.collapse')} onClick={onClose}>
          <KeyboardDoubleArrowLeft fontSize="small" className="rs-mirrored" />
        </IconButton>
      </div>
      <NavSearch text={text} label={translate('app.nav.search')} onChange={setText} />
      <nav className={styles['items']} aria-label={translate('app.nav.menu')} onKeyDown={moveInNav}>
        {failed && <NavFailure onRetry={onRetry} />}
        {searching && found ? (
          <GroupedItems groups={found} />
        ) : group ? (
          <NavItems items={group.items} />
        ) : (
          !failed && <NavSkeleton />
        )}
        {searching && found?.length === 0 && (
          <p className={styles['none']} role="status">
            {translate('app.nav.noMatch')}
          </p>
        )}
      </nav>
    </div>
  );
}
