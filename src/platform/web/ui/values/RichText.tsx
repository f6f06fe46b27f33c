import { Suspense } from 'react';
import { plainTextOf } from './plain-text-of';
import { lazyPart } from '../loading/lazy-part';
import styles from './value-view.module.css';

/** If the sanitiser cannot be loaded, only the plain text is shown. */
const SafeHtml = lazyPart(() => import('./rich-text/SafeHtml').catch(() => ({ default: PlainText })));

/** Formatted text (an HTML string), sanitised before it is shown; the plain text appears at once. */
export function RichText({ html }: { readonly html: string }) {
  return (
    <Suspense fallback={<PlainText html={html} />}>
      <SafeHtml html={html} />
    </Suspense>
  );
}

function PlainText({ html }: { readonly html: string }) {
  return <span className={styles['long']}>{plainTextOf(html)}</span>;
}
