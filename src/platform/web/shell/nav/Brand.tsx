import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '../../ui/page/usePageTitle';
import { useStartPath } from '../../session/useStartPath';
import { Mark } from '../Mark';
import styles from './side-nav.module.css';

/** The product's logo and name, linked to the start page. */
export function Brand({ markOnly = false }: { readonly markOnly?: boolean }) {
  return (
    <Link to={useStartPath()} className={styles['logo']} aria-label={PRODUCT_NAME}>
      <Mark />
      {!markOnly && <span>{PRODUCT_NAME}</span>}
    </Link>
  );
}
