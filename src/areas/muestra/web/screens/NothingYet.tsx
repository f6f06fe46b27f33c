import styles from './screens.module.css';

/** Says in a card that there is nothing to show in it. */
export function NothingYet({ text }: { readonly text: string }) {
  return <p className={styles['none']}>{text}</p>;
}
