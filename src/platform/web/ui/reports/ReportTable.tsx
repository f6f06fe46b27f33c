import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatNumber } from '../format/format-number';
import { Icon } from '../icons/Icon';
import { ToneChip } from '../values/ToneChip';
import { isNumericCell } from '#platform/shared/report-cell';
import { formatCell } from './format-cell';
import type { ReportAnswer, ReportColumn } from './report-answer';
import { nextOrder, orderedRows, type RowOrder } from './row-order';
import styles from './report.module.css';

/** Initial number of rows; thousands would hide the figures. */
const FIRST = 200;

/** Table of a report, with a heading for each column and each group, and the totals below. */
export function ReportTable({ answer: { titulo, columnas, filas, totales } }: { readonly answer: ReportAnswer }) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const [order, setOrder] = useState<RowOrder | null>(null);
  const ordered = order === null ? filas : orderedRows(filas, order);
  const shown = all ? ordered : ordered.slice(0, FIRST);
  const groups = groupsOf(columnas);
  const grouped = groups.some(({ title }) => title !== null);
  const heading = ({ campo, titulo: text, tipo, unidad }: ReportColumn, index: number) => (
    <th
      key={campo}
      scope="col"
      data-column={index}
      data-number={isNumericCell(tipo) || undefined}
      aria-sort={order?.field === campo ? (order.descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={styles['sort']}
        onClick={() => setOrder((before) => nextOrder(before, campo, isNumericCell(tipo)))}
      >
        {text}
        {unidad && <small> {unidad}</small>}
        {order?.field === campo && <Icon name={order.descending ? 'down' : 'up'} />}
      </button>
    </th>
  );
  return (
    <div>
      <div className={styles['scroll']} role="region" aria-label={titulo} tabIndex={0}>
        <table className={styles['table']}>
          <caption className="rs-hidden">{titulo}</caption>
          <thead>
            {grouped && (
              <tr>
                {groups.map(({ title, count, start }) =>
                  title === null ? (
                    Array.from({ length: count }, (_, offset) => (
                      <td key={start + offset} data-column={start + offset} aria-hidden />
                    ))
                  ) : (
                    <th key={start} scope="colgroup" colSpan={count} data-group>
                      {title}
                    </th>
                  ),
                )}
              </tr>
            )}
            <tr>{columnas.map(heading)}</tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <tr key={index}>
                {columnas.map(({ campo, tipo }, column) => {
                  const text = formatCell(tipo, row[campo]);
                  const content =
                    tipo === 'chip' && row[campo] !== null ? <ToneChip tone="neutral">{text}</ToneChip> : text;
                  return column === 0 ? (
                    <th key={campo} scope="row" data-column={0}>
                      {content}
                    </th>
                  ) : (
                    <td
                      key={campo}
                      data-column={column}
                      data-number={isNumericCell(tipo) || undefined}
                      data-zero={row[campo] === 0 || undefined}
                    >
                      {content}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          {Object.keys(totales).length > 0 && (
            <tfoot>
              <tr>
                {columnas.map(({ campo, tipo }, column) =>
                  column === 0 ? (
                    <th key={campo} scope="row" data-column={0}>
                      {translate('app.reports.total')}
                    </th>
                  ) : (
                    <td key={campo} data-column={column} data-number={isNumericCell(tipo) || undefined}>
                      {campo in totales ? formatCell(tipo, totales[campo]) : ''}
                    </td>
                  ),
                )}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {shown.length < filas.length && (
        <p className={styles['more']}>
          <Button onClick={() => setAll(true)}>
            {translate('app.reports.showAll', { total: formatNumber(filas.length) })}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Returns runs of neighbouring columns of the same group, in order. */
function groupsOf(columns: readonly ReportColumn[]): { title: string | null; count: number; start: number }[] {
  const groups: { title: string | null; count: number; start: number }[] = [];
  columns.forEach(({ grupo }, index) => {
    const last = groups.at(-1);
    if (last && last.title === grupo) last.count += 1;
    else groups.push({ title: grupo, count: 1, start: index });
  });
  return groups;
}
