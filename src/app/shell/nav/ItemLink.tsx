import { Icon } from '../../../ui/icons/Icon';
import type { MenuItem } from '../useNavigation';
import { MenuLink } from './MenuLink';
import styles from './side-nav.module.css';

interface ItemLinkProps {
  readonly item: MenuItem;
  readonly children?: string;
  readonly 'aria-label'?: string;
}

/** An item of the menu. */
export function ItemLink({ item, children, ...props }: ItemLinkProps) {
  return (
    <MenuLink {...props} to={item.to} className={styles['link'] ?? ''}>
      <Icon name={item.icon} />
      {children && <span>{children}</span>}
    </MenuLink>
  );
}
