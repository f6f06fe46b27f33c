import { useTranslate } from 'react-admin';
import { memo } from 'react';
import styles from './lines.module.css';

const KEYS = ['enter', 'tab', 'arrows', 'edit', 'escape', 'paste', 'undo'] as const;

/** Help on the keys of the grid. */
export const LinesHelp = memo(function LinesHelp({ growing }: { readonly growing: boolean }) {
  const translate = useTranslate();
  const keys = growing ? [...KEYS, 'remove' as const] : KEYS;
  return (
    <details className={styles['help']}>
      <summary>{translate('app.lines.help.title')}</summary>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{translate(`app.lines.help.${key}.key`)}</kbd>
            </dt>
            <dd>{translate(`app.lines.help.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
});
