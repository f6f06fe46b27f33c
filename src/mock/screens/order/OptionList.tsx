import { useTranslate } from 'react-admin';
import type { OrderLine } from '../../wire';
import styles from './products.module.css';

/** The chosen options of a product: colour, size and whatever else it comes in. */
export function OptionList({ options }: { readonly options: OrderLine['details'] }) {
  const translate = useTranslate();
  const chosen = Object.entries(options).filter(([, values]) => values.length > 0);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles['options']}>
      {chosen.map(([name, values]) => (
        // One text, whose order of words a mirrored page keeps.
        <li key={name}>{`${translate(`mock.option.${name}`, { _: name })}: ${values.join(', ')}`}</li>
      ))}
    </ul>
  );
}
