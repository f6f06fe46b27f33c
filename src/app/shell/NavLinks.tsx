import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../ui/icons/Icon';
import type { MenuGroup, MenuItem } from './useNavigation';
import styles from './side-nav.module.css';

interface NavLinksProps {
  readonly groups: readonly MenuGroup[];
  readonly collapsed: boolean;
}

/** The links of the menu by group; icons alone, with their names on hover, when the menu is narrow. */
export function NavLinks({ groups, collapsed }: NavLinksProps) {
  return groups.map((group) => <Group key={group.id} group={group} collapsed={collapsed} />);
}

function Group({ group, collapsed }: { group: MenuGroup; collapsed: boolean }) {
  const titleId = useId();
  const [first, ...others] = group.items;
  // A group of one that bears its name, or of one page that is no catalogue, needs no title.
  const titled = !collapsed && (others.length > 0 || (first?.entity !== null && first?.text !== group.text));
  return (
    <div className={styles['group']} role="group" aria-label={titled ? undefined : group.text} aria-labelledby={titled ? titleId : undefined}>
      {titled && <h2 id={titleId}>{group.text}</h2>}
      <ul>
        {group.items.map((item) => (
          <li key={item.id}>
            {collapsed ? (
              <Tooltip title={item.text} placement="right" enterDelay={100}>
                <ItemLink item={item} aria-label={item.text} />
              </Tooltip>
            ) : (
              <ItemLink item={item}>{item.text}</ItemLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ItemLink({ item, children, ...props }: { item: MenuItem; children?: string; 'aria-label'?: string }) {
  return (
    <NavLink {...props} to={item.to} className={styles['link'] ?? ''}>
      <Icon name={item.icon} />
      {children && <span>{children}</span>}
    </NavLink>
  );
}
