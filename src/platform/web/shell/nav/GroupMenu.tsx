import ExpandMore from '@mui/icons-material/ExpandMore';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Icon, type IconName } from '../../ui/icons/Icon';
import { sectionsOf } from '../sections-of';
import type { MenuGroup } from '../menu';
import { useHere } from './HereContext';
import { MenuLink } from './MenuLink';
import styles from './horizontal-nav.module.css';

interface GroupMenuProps {
  readonly text: string;
  readonly icon?: IconName | undefined;
  /** One group, or several under their names. */
  readonly groups: readonly MenuGroup[];
}

/** A button of the horizontal menu that opens its groups. */
export function GroupMenu({ text, icon, groups }: GroupMenuProps) {
  const here = useHere();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        id={id}
        className={styles['entry']}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-here={groups.some(({ items }) => items.some(({ to }) => to === here)) || undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon && <Icon name={icon} />}
        <span>{text}</span>
        <ExpandMore aria-hidden className={styles['more'] ?? ''} />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { className: styles['menu'] ?? '' } }}
      >
        {groups.flatMap((group) => [
          ...(groups.length > 1
            ? [
                <ListSubheader key={group.id} role="presentation" disableSticky className={styles['subhead'] ?? ''}>
                  {group.text}
                </ListSubheader>,
              ]
            : []),
          ...sectionsOf(group.items).flatMap(({ title, items }) => [
            ...(title === null
              ? []
              : [
                  <ListSubheader
                    key={`${group.id} ${title}`}
                    role="presentation"
                    disableSticky
                    className={styles['subhead'] ?? ''}
                  >
                    {title}
                  </ListSubheader>,
                ]),
            ...items.map((item) => (
              <MenuItem key={`${group.id} ${item.id}`} component={MenuLink} to={item.to} onClick={close}>
                <Icon name={item.icon} />
                {item.text}
              </MenuItem>
            )),
          ]),
        ])}
      </Menu>
    </>
  );
}
