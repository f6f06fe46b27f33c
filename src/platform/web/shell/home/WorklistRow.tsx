import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isFilled } from '#platform/shared/paths';
import { recordPath } from '#platform/shared/record-path';
import { readPath } from '../../ui/resource/read-path';
import type { WireRecord } from '../../ui/resource/wire-record';
import { ValueView } from '../../ui/values/ValueView';
import { RowTime } from './RowTime';
import type { WorklistSection } from './worklist-module';
import styles from './worklist.module.css';

interface WorklistRowProps {
  readonly section: WorklistSection;
  readonly record: WireRecord;
  /** Keys of records with which the user can take the step of the section. */
  readonly possible: readonly unknown[];
  /** Prefix of the keys of the section's texts. */
  readonly texts: string;
  /** Current time in milliseconds. */
  readonly now: number;
}

/** Record that waits: its time, its name, the fact that decides, and the step. Name and step lead to its page. */
export function WorklistRow({ section, record, possible, texts, now }: WorklistRowProps) {
  const { resource, keyName, when, fact, action, recordLabel, recordDetail } = section;
  const translate = useTranslate();
  const nameId = useId();
  const id = record[keyName];
  const path = recordPath.show(resource, id);
  const detail = recordDetail(record);
  const name = recordLabel(record) || detail || `#${String(id)}`;
  const value = fact && readPath(record, fact.source);
  const offered = action !== undefined && possible.includes(id);
  return (
    <li className={styles['row']}>
      <span className={styles['when']}>
        {when && <RowTime when={when} value={readPath(record, when.source)} now={now} />}
      </span>
      <span className={styles['name']}>
        <Link id={nameId} to={path} data-row-link="">
          {name}
        </Link>
        {detail && detail !== name && <small>{detail}</small>}
      </span>
      <span className={styles['fact']}>
        {fact && isFilled(value) && (
          <>
            <small>{translate(`${texts}.fact`)}</small>
            <span>
              <ValueView spec={fact} value={value} />
            </span>
          </>
        )}
      </span>
      <Button
        component={Link}
        to={path}
        size="small"
        className={styles['action'] ?? ''}
        aria-describedby={nameId}
        {...(offered ? { variant: 'outlined' } : {})}
      >
        {offered ? translate(`${texts}.action`) : translate('app.home.open')}
      </Button>
    </li>
  );
}
