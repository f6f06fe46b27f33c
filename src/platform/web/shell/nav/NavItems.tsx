import Tooltip from '@mui/material/Tooltip';
import { useId, type ReactNode } from 'react';
import { MenuLink } from './MenuLink';
import { Icon } from '../../ui/icons/Icon';
import { useThemeSetting } from '../../theme/settings/ThemeStoreContext';
import type { MenuItem } from '../menu';
import { sectionsOf } from '../sections-of';
import styles from './side-nav.module.css';

interface NavItemsProps {
  readonly items: readonly MenuItem[];
  /** Icons only, with their names on hover and for screen readers. */
  readonly iconsOnly?: boolean;
}

/** Items of a group of the menu. */
export function NavItems({ items, iconsOnly = false }: NavItemsProps) {
  const placement = useThemeSetting(({ direction }) => (direction === 'rtl' ? 'left' : 'right'));
  return sectionsOf(items).map(({ title, items: inside }) => (
    <Section key={title ?? ''} title={iconsOnly ? null : title}>
      {inside.map((item) => (
        <li key={item.id}>
          {iconsOnly ? (
            <Tooltip title={item.text} placement={placement} enterDelay={100}>
              <ItemLink item={item} aria-label={item.text} />
            </Tooltip>
          ) : (
            <ItemLink item={item}>{item.text}</ItemLink>
          )}
        </li>
      ))}
    </Section>
  ));
}

function Section({ title, children }: { readonly title: string | null; readonly children: ReactNode }) {
  const id = useId();
  if (title === null) return <ul>{children}</ul>;
  return (
    <>
      <h3 id={id} className={styles['section']}>
        {title}
      </h3>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}

interface ItemLinkProps {
  readonly item: MenuItem;
  readonly children?: string;
  readonly 'aria-label'?: string;
}

/** An item of the menu. */
function ItemLink({ item, children, ...props }: ItemLinkProps) {
  return (
    <MenuLink {...props} to={item.to} className={styles['link'] ?? ''}>
      <Icon name={item.icon} />
      {children && <span>{children}</span>}
    </MenuLink>
  );
}
