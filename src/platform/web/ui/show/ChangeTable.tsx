import { useTranslate, type TranslateFunction } from 'react-admin';
import { usePermissionSet } from '../access/PermissionsContext';
import type { ValueSpec } from '../values/value-spec';
import { isTold } from '../values/is-told';
import { ValueView } from '../values/ValueView';
import { flattenChanges, type FlatChange } from './flatten-changes';
import type { FieldChange } from '#platform/shared/history-event';
import styles from './trail.module.css';

/** Maximum changes shown per event; a document of 300 lines would fill the page. */
const SHOWN = 40;

/** Properties of a record beyond its fields. */
const BESIDE: Readonly<Record<string, { readonly label: string; readonly spec: ValueSpec }>> = {
  activo: { label: 'app.list.activeFilter', spec: { type: 'boolean' } },
  comentario: { label: 'app.history.comment', spec: { type: 'longText' } },
  archivo: { label: 'app.history.file', spec: { type: 'text' } },
};

interface ChangeTableProps {
  readonly resource: string;
  readonly changes: readonly FieldChange[];
  readonly specs: Readonly<Record<string, ValueSpec>>;
  readonly caption: string;
  /** Headings of the two sides. */
  readonly heads?: readonly [string, string];
}

const BEFORE_AND_AFTER = ['app.history.before', 'app.history.after'] as const;

/** Table of an event's changes: field, before and after, formatted as on the record's page. */
export function ChangeTable({
  resource,
  changes,
  specs,
  caption,
  heads: [before, after] = BEFORE_AND_AFTER,
}: ChangeTableProps) {
  const translate = useTranslate();
  const held = usePermissionSet();
  // Omits internal keys, which mean nothing to a reader.
  const flat = flattenChanges(changes, keysOf(specs)).filter(
    ({ path }) => Object.hasOwn(BESIDE, path) || (Object.hasOwn(specs, path) && isTold(specs[path]!, held)),
  );
  if (flat.length === 0) return <p className={styles['note']}>{translate('app.history.noFields')}</p>;
  const created = before === BEFORE_AND_AFTER[0] && flat.every(({ antes, oculto }) => antes === null && !oculto);
  return (
    <>
      <table className={styles['changes']}>
        <caption className="rs-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('app.history.field')}</th>
            {!created && <th scope="col">{translate(before)}</th>}
            <th scope="col">{translate(after)}</th>
          </tr>
        </thead>
        <tbody>
          {flat.slice(0, SHOWN).map((change) => {
            const spec = specs[change.path] ?? BESIDE[change.path]!.spec;
            return (
              <tr key={`${change.path} ${change.row ?? ''}`}>
                <th scope="row">{labelOf(translate, resource, change)}</th>
                {change.oculto ? (
                  <td colSpan={2}>{translate('app.history.hidden')}</td>
                ) : (
                  <>
                    {!created && (
                      <td data-label={translate(before)}>
                        {change.antes === null ? (
                          <ValueView spec={spec} value={null} />
                        ) : (
                          <del>
                            <ValueView spec={spec} value={change.antes} />
                          </del>
                        )}
                      </td>
                    )}
                    <td data-label={translate(after)}>
                      <ValueView spec={spec} value={change.despues} />
                    </td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {flat.length > SHOWN && (
        <p className={styles['note']}>{translate('app.history.more', { smart_count: flat.length - SHOWN })}</p>
      )}
    </>
  );
}

function keysOf(specs: ChangeTableProps['specs']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(specs).flatMap(([path, spec]) => (spec.type === 'keyed' ? [[path, spec.key]] : [])),
  );
}

function labelOf(translate: TranslateFunction, resource: string, { path, row }: FlatChange): string {
  const beside = BESIDE[path];
  if (beside) return translate(beside.label);
  const text = (at: string) => translate(`resources.${resource}.fields.${at}`);
  const group = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '';
  const label =
    row !== null && group ? `${translate('app.history.row', { label: text(group), row })} · ${text(path)}` : text(path);
  return label;
}
