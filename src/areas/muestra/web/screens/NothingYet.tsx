import styles from './screens.module.css';

/** Renders the text of an empty card. */
export function NothingYet({ text }: { readonly text: string }) {
  return <p className={styles['none']}>{text}</p>;
}
