import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { useNavigation } from '../useNavigation';
import type { MenuGroup } from '../menu';
import { GroupMenu } from './GroupMenu';
import { moveInNav } from './move-in-nav';
import { NavFailure } from './NavFailure';
import { useFitting } from './useFitting';
import { MenuLink } from './MenuLink';
import styles from './horizontal-nav.module.css';

/** Horizontal menu with a button for each group; groups without room are in the last button. */
export function HorizontalNav() {
  const translate = useTranslate();
  const { groups, failed, reload } = useNavigation();
  const row = useRef<HTMLUListElement>(null);
  const fitting = useFitting(row, groups !== null);
  const rest = groups?.slice(fitting) ?? [];
  return (
    <nav
      className={styles['nav']}
      aria-label={translate('app.nav.menu')}
      onKeyDown={(event) => moveInNav(event, { across: true })}
    >
      {groups ? (
        <>
          <ul ref={row} className={styles['row']}>
            {groups.map((group, index) => (
              <li key={group.id} className={index >= fitting ? styles['hidden'] : undefined}>
                <Entry group={group} />
              </li>
            ))}
          </ul>
          {rest.length > 0 && <GroupMenu text={translate('shell.nav.more')} groups={rest} />}
        </>
      ) : (
        failed && <NavFailure onRetry={reload} />
      )}
    </nav>
  );
}

function Entry({ group }: { group: MenuGroup }) {
  const [first, ...others] = group.items;
  if (!first || others.length > 0) return <GroupMenu text={group.text} icon={group.icon} groups={[group]} />;
  return (
    <MenuLink to={first.to} className={styles['entry'] ?? ''}>
      <Icon name={group.icon ?? first.icon} />
      <span>{first.text}</span>
    </MenuLink>
  );
}
