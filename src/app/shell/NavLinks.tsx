import Tooltip from '@mui/material/Tooltip';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/icons/Icon';
import type { MenuGroup, MenuItem } from './useNavigation';
import styles from './side-nav.module.css';

interface NavLinksProps {
  readonly groups: readonly MenuGroup[];
  readonly collapsed: boolean;
  /** Groups are closed but for the one that the page is of. */
  readonly folded: boolean;
}

/** The links of the menu by group; icons alone, with their names on hover, when the menu is narrow. */
export function NavLinks({ groups, collapsed, folded }: NavLinksProps) {
  const { pathname } = useLocation();
  return groups.map((group) => {
    const here = group.items.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
    return folded ? <FoldedGroup key={`${group.id} ${String(here)}`} group={group} collapsed={collapsed} here={here} /> : <Group key={group.id} group={group} collapsed={collapsed} />;
  });
}

function FoldedGroup({ group, collapsed, here }: { group: MenuGroup; collapsed: boolean; here: boolean }) {
  const [open, setOpen] = useState(here);
  if (collapsed) return here ? <Group group={group} collapsed /> : null;
  return (
    <div className={styles['group']}>
      <button type="button" className={styles['fold']} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{group.text}</span>
        <ExpandMore aria-hidden />
      </button>
      {open && <Items items={group.items} collapsed={false} />}
    </div>
  );
}

function Group({ group, collapsed }: { group: MenuGroup; collapsed: boolean }) {
  const titleId = useId();
  const [first, ...others] = group.items;
  // A group of one that bears its name, or of one page that is no catalogue, needs no title.
  const titled = !collapsed && (others.length > 0 || (first?.entity !== null && first?.text !== group.text));
  return (
    <div className={styles['group']} role="group" aria-label={titled ? undefined : group.text} aria-labelledby={titled ? titleId : undefined}>
      {titled && <h2 id={titleId}>{group.text}</h2>}
      <Items items={group.items} collapsed={collapsed} />
    </div>
  );
}

function Items({ items, collapsed }: { items: readonly MenuItem[]; collapsed: boolean }) {
  return (
    <ul>
      {items.map((item) => (
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
