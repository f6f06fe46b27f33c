import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../ui/format/format-number';
import { useNow } from '../../ui/lifecycle/useNow';
import { listPath } from '../../ui/list/list-path';
import type { FoundSection } from './useWaiting';
import { WorklistRow } from './WorklistRow';
import type { WorklistSection } from './worklist-module';
import styles from './worklist.module.css';

interface WorklistPartProps {
  readonly section: WorklistSection;
  readonly found: FoundSection;
  /** Prefix of the keys of its texts. */
  readonly texts: string;
}

/** Section of a worklist: its number of records, the first ones, and a link to all of them. */
export function WorklistPart({ section, found: { total, registros, posibles }, texts }: WorklistPartProps) {
  const translate = useTranslate();
  const titleId = useId();
  const now = useNow();
  return (
    <section aria-labelledby={titleId} className={styles['part']}>
      <div className={styles['head']}>
        <h2 id={titleId}>
          {translate(`${texts}.title`)} <span>{formatNumber(total, 0)}</span>
        </h2>
        {total > registros.length && (
          <Link to={listPath(section.resource, section.filter, section.sort)} aria-describedby={titleId}>
            {translate('app.home.all', { count: formatNumber(total, 0) })}
          </Link>
        )}
      </div>
      <ul>
        {registros.map((record) => (
          <WorklistRow
            key={String(record[section.keyName])}
            section={section}
            record={record}
            possible={posibles}
            texts={texts}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}
