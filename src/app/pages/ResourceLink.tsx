import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icons/Icon';
import type { MenuItem } from '../shell/useNavigation';
import styles from './home.module.css';

/** A list, a report or a screen: its name, and the way to it. */
export function ResourceLink({ item }: { readonly item: MenuItem }) {
  return (
    <Link to={item.to} className={styles['link']}>
      <span className={styles['icon']}>
        <Icon name={item.icon} />
      </span>
      <span className={styles['name']}>{item.text}</span>
    </Link>
  );
}
