import type { Address } from '../../wire';
import styles from './order.module.css';

/** An address line by line, without those that are empty. */
export function PostalAddress({ address: { line1, line2, line3, line4 } }: { readonly address: Address }) {
  const lines = [line1, line2, line3, line4].filter((line) => line.trim() !== '');
  return <address className={styles['address']}>{lines.join('\n')}</address>;
}
