import type { TrendChartProps } from './trend';
import styles from './charts.module.css';

type TrendTableProps = Omit<TrendChartProps, 'asTable' | 'asChart'>;

/** Table of a trend: a row for each day, a column for each series. */
export function TrendTable({ caption, labelTitle, labels, series, format }: TrendTableProps) {
  return (
    <table className={styles['table']}>
      <caption className="rs-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labelTitle}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" data-number>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, row) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => {
              const value = values[row];
              return (
                <td key={name} data-number>
                  {value == null ? '—' : format(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
