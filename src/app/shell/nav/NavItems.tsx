import Tooltip from '@mui/material/Tooltip';
import { useThemeSetting } from '../../theme/settings/ThemeStoreContext';
import type { MenuItem } from '../useNavigation';
import { ItemLink } from './ItemLink';

interface NavItemsProps {
  readonly items: readonly MenuItem[];
  /** Icons alone, with their names on hover and for whoever listens. */
  readonly iconsOnly?: boolean;
}

/** Items of a group of the menu. */
export function NavItems({ items, iconsOnly = false }: NavItemsProps) {
  const placement = useThemeSetting(({ direction }) => (direction === 'rtl' ? 'left' : 'right'));
  return (
    <ul>
      {items.map((item) => (
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
    </ul>
  );
}
