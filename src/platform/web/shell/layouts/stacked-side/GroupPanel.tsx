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
import { keepItems } from '../../keep-items';
import { matchesText } from '../../matches-text';
import type { MenuGroup } from '../../menu';
import styles from './stacked-side.module.css';

interface GroupPanelProps {
  readonly id: string;
  /** Null until the menu is loaded. */
  readonly groups: readonly MenuGroup[] | null;
  /** Id of the chosen group. */
  readonly open: string | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Items of the chosen group, or of all groups during a search. */
export function GroupPanel({ id, groups, open, failed, onRetry, onClose }: GroupPanelProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const searching = text.trim() !== '';
  const group = groups?.find((each) => each.id === open);
  const found = searching && groups ? keepItems(groups, (item) => matchesText(item.text, text)) : null;
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
        {found ? (
          <GroupedItems groups={found} />
        ) : group ? (
          <NavItems items={group.items} />
        ) : (
          !failed && <NavSkeleton />
        )}
        {found?.length === 0 && (
          <p className={styles['none']} role="status">
            {translate('app.nav.noMatch')}
          </p>
        )}
      </nav>
    </div>
  );
}
