import { useTranslate } from 'react-admin';
import { Icon } from '#platform/web/ui/icons/Icon';
import { moveInNav } from '../../nav/move-in-nav';
import type { MenuGroup } from '../../menu';
import styles from './stacked-side.module.css';

interface GroupRailProps {
  readonly groups: readonly MenuGroup[];
  /** Group whose items are shown. */
  readonly open: string | null;
  /** Group of the current page. */
  readonly here: string | null;
  readonly panelId: string;
  readonly onChoose: (id: string) => void;
}

/** Icons of the groups, with their names below. */
export function GroupRail({ groups, open, here, panelId, onChoose }: GroupRailProps) {
  const translate = useTranslate();
  return (
    <nav className={styles['groups']} aria-label={translate('shell.nav.groups')} onKeyDown={moveInNav}>
      <ul>
        {groups.map(({ id, text, icon, items }) => (
          <li key={id}>
            <button
              type="button"
              className={styles['groupButton']}
              aria-expanded={id === open}
              aria-controls={id === open ? panelId : undefined}
              data-here={id === here || undefined}
              onClick={() => onChoose(id)}
            >
              <Icon name={icon ?? items[0]?.icon ?? 'list'} />
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
