import { useMemo } from 'react';
import { sanitiseHtml } from './sanitise-html';
import styles from './rich-text.module.css';

/** Formatted text, sanitised. A separate chunk, with the sanitiser. */
export default function SafeHtml({ html }: { readonly html: string }) {
  const safe = useMemo(() => ({ __html: sanitiseHtml(html) }), [html]);
  return <div className={styles['text']} dangerouslySetInnerHTML={safe} />;
}
