import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { lazyPart } from '../loading/lazy-part';
import { InactiveChip } from '../list/InactiveChip';
import type { Action } from '../operations/action';
import { PageHeading } from '../page/PageHeading';
import type { ReportLink } from '../reports/report-links';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import type { RecordDocument } from './record-document';
import { RecordActions } from './RecordActions';
import { type Fact, RecordFacts } from './RecordFacts';
import styles from './record-head.module.css';

export const loadState = () => import('../lifecycle/LifecycleState');
const LifecyclePath = lazyPart(() => import('../lifecycle/LifecyclePath'));
const LifecycleState = lazyPart(loadState);

interface RecordHeadProps {
  readonly id: string;
  readonly record: WireRecord;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly reports: readonly ReportLink[];
  readonly actions: readonly Action[];
  readonly document: RecordDocument | null;
}

/** Head of a record: its name and actions; for a document also its state and key facts, in one line. */
export function RecordHead({ id, record, title, facts, reports, actions, document }: RecordHeadProps) {
  const { name, recordDetail } = useResourceModule();
  const translate = useTranslate();
  const detail = recordDetail(record);
  const kind = [
    translate(`resources.${name}.name`, { smart_count: 1 }),
    facts.length === 0 && detail !== title ? detail : '',
  ]
    .filter(Boolean)
    .join(' · ');
  const heading = document
    ? {
        sticky: true,
        below: (
          <>
            <div className={styles['summary']}>
              <span>{kind}</span>
              <RecordFacts facts={facts} />
            </div>
            {hasEnd(document) && (
              <div className={styles['path']}>
                <Suspense>
                  <LifecyclePath id={id} record={record} {...document} />
                </Suspense>
              </div>
            )}
          </>
        ),
      }
    : { description: kind };
  return (
    <PageHeading
      title={
        <>
          {title}
          {record['activo'] === false && (
            <>
              {' '}
              <InactiveChip />
            </>
          )}
          {document && <LifecycleState record={record} title={title} {...document} />}
        </>
      }
      {...heading}
      actions={
        <RecordActions id={id} record={record} title={title} reports={reports} actions={actions} document={document} />
      }
    />
  );
}

/** True when the states lead to an end; those of a bed go round. */
function hasEnd({ lifecycle }: RecordDocument): boolean {
  return Object.values(lifecycle.states).some(({ final }) => final);
}
