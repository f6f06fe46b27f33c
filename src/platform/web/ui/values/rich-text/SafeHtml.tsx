import { useMemo } from 'react';
import { sanitiseHtml } from './sanitise-html';
import styles from './rich-text.module.css';

/** Formatted text as it may be shown. A chunk of its own, with what makes it safe. */
export default function SafeHtml({ html }: { readonly html: string }) {
  const safe = useMemo(() => ({ __html: sanitiseHtml(html) }), [html]);
  return <div className={styles['text']} dangerouslySetInnerHTML={safe} />;
}
