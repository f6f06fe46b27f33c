import { useTranslate } from 'react-admin';
import { readPath } from '../resource/read-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { useShowContext } from '../show/ShowContext';
import { isNumeric } from '../values/value-spec';
import { labelBeside } from '../values/label-beside';
import { ValueView } from '../values/ValueView';
import { totalOf } from './line-totals';
import type { LineColumn, LineTotal, LineValues } from './line-column';
import { detailKey, useDetails } from './useDetails';
import showStyles from '../show/show.module.css';
import styles from './show-lines.module.css';

export interface ShowLinesProps {
  readonly source: string;
  readonly columns: readonly LineColumn[];
  readonly totals?: readonly LineTotal[];
  readonly conditional?: boolean;
  /** True for the only field of its section, whose title already names the lines. */
  readonly plain?: boolean;
}

/** Lines of a document: a table with totals, cards on a phone. Columns without any value are omitted. */
export function ShowLines({ source, columns, totals = [], conditional = false, plain = false }: ShowLinesProps) {
  const { record, prefix } = useShowContext();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const path = `${prefix}${source}`;
  const value = readPath(record, path);
  const rows = Array.isArray(value) ? (value as readonly LineValues[]) : [];
  const details = useDetails(rows, columns);
  if (conditional && rows.length === 0) return null;
  const label = translate(`resources.${name}.fields.${path}`);
  const shown = columns.filter((column) =>
    rows.some((row) => row[column.source] !== null && row[column.source] !== undefined && row[column.source] !== ''),
  );
  const text = (field: string) => translate(`resources.${name}.fields.${path}.${field}`);

  return (
    <div data-full-width className={`${showStyles['field']} ${showStyles['wide']}`}>
      {!plain && <dt>{label}</dt>}
      {plain && <dt className="rs-hidden">{label}</dt>}
      <dd>
        {rows.length === 0 ? (
          <ValueView spec={{ type: 'text' }} value={null} />
        ) : (
          <div className={styles['box']} tabIndex={0} role="region" aria-label={label}>
            <table className={styles['table']} aria-label={label}>
              <thead>
                <tr>
                  <th scope="col">#</th>
                  {shown.map((column) => (
                    <th key={column.source} scope="col" data-number={isNumeric(column) || undefined}>
                      {text(column.source)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <tr key={index}>
                    <th scope="row">{index + 1}</th>
                    {shown.map((column) => (
                      <td
                        key={column.source}
                        data-number={isNumeric(column) || undefined}
                        data-date={column.type === 'date' || undefined}
                        data-wide={column.type === 'reference' || column.type === 'brief' || undefined}
                        data-label={text(column.source)}
                      >
                        <ValueView spec={column} value={row[column.source]} label={labelBeside(column, row)} />
                        {column.type === 'reference' && (
                          <small>{details.get(detailKey(column.reference, row[column.source]))}</small>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
              {totals.length > 0 && (
                <tfoot>
                  <tr>
                    <td data-empty />
                    {shown.map((column, index) => {
                      const total = totals.find(({ field }) => field === column.source);
                      return (
                        <td
                          key={column.source}
                          data-number={isNumeric(column) || undefined}
                          data-label={
                            total ? `${translate(`app.lines.total.${total.fn}`)}: ${text(column.source)}` : undefined
                          }
                          data-empty={(!total && index > 0) || undefined}
                        >
                          {total ? (
                            <ValueView
                              spec={total.fn === 'count' ? { type: 'integer' } : column}
                              value={totalOf(rows, total)}
                            />
                          ) : index === 0 ? (
                            translate('app.lines.count', { smart_count: rows.length })
                          ) : null}
                        </td>
                      );
                    })}
                  </tr>
                </tfoot>
              )}
            </table>
          </div>
        )}
      </dd>
    </div>
  );
}
