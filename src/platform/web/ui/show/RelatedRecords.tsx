import { useGetList, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePermissionSet } from '../access/PermissionsContext';
import { formatNumber } from '../format/format-number';
import { useSeen } from '../page/useSeen';
import { listPath } from '../list/list-path';
import { recordPath } from '#platform/shared/record-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { useOpenedResource } from '../resource/ResourceRegistry';
import sectionStyles from '../page/titled-section.module.css';
import styles from './related.module.css';

/** Field of another resource that refers to this one. */
export interface Relation {
  readonly resource: string;
  readonly field: string;
  /** Permission to list the other resource. */
  readonly permission: string;
}

const SHOWN = 5;

/** Records of other resources that refer to this one: fetched when they scroll into view; empty ones are not shown. */
export default function RelatedRecords({
  id,
  relations,
}: {
  readonly id: string;
  readonly relations: readonly Relation[];
}) {
  const translate = useTranslate();
  const held = usePermissionSet();
  const box = useRef<HTMLElement>(null);
  const seen = useSeen(box);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const allowed = relations.filter(({ permission }) => held.has(permission));

  if (allowed.length === 0) return null;
  const settled = seen && Object.keys(counts).length === allowed.length;
  const none = settled && Object.values(counts).every((count) => count === 0);
  return (
    <section ref={box} className={`${sectionStyles['section']} ${styles['section']}`} aria-labelledby="related-title">
      <h2 id="related-title">{translate('app.related.title')}</h2>
      <div className={styles['lists']} aria-busy={seen && !settled}>
        {seen &&
          allowed.map((relation) => (
            <RelatedList
              key={`${relation.resource} ${relation.field}`}
              id={id}
              relation={relation}
              onCount={(count) =>
                setCounts((known) => ({ ...known, [`${relation.resource} ${relation.field}`]: count }))
              }
            />
          ))}
        {none && <p className={styles['none']}>{translate('app.related.none')}</p>}
      </div>
    </section>
  );
}

function RelatedList({
  id,
  relation: { resource, field },
  onCount,
}: {
  id: string;
  relation: Relation;
  onCount: (count: number) => void;
}) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  // Loaded with the texts of the resource, which the heading needs.
  const { data: module } = useOpenedResource(resource);
  const filter = { [field]: /^\d+$/.test(id) ? Number(id) : id };
  const { data, total, error } = useGetList(resource, {
    pagination: { page: 1, perPage: SHOWN },
    filter,
  });
  const count = error ? 0 : (total ?? null);
  const told = useRef<number | null>(null);
  useEffect(() => {
    if (count === null || told.current === count) return;
    told.current = count;
    onCount(count);
  });
  if (!module || !data || !count) return null;
  const titleId = `related-${resource}-${field}`;
  return (
    <section aria-labelledby={titleId} className={styles['list']}>
      <h3 id={titleId}>
        {translate(`resources.${resource}.name`, { smart_count: 2 })}{' '}
        <span>
          {translate('app.related.by', { field: translate(`resources.${name}.related.${resource}.${field}`) })}
        </span>
      </h3>
      <ul>
        {data.map((record) => {
          const label = module.recordLabel(record) || `#${record.id}`;
          const detail = module.recordDetail(record);
          return (
            <li key={record.id}>
              <Link to={recordPath.show(resource, record.id)}>{label}</Link>
              {detail && detail !== label && <small>{detail}</small>}
            </li>
          );
        })}
      </ul>
      <Link className={styles['all']} to={listPath(resource, filter)}>
        {translate('app.related.all', { total: formatNumber(count, 0) })}
      </Link>
    </section>
  );
}
