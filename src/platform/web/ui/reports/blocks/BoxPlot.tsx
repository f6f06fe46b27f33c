import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { niceTicks } from '../../charts/nice-ticks';
import { formatNumber } from '../../format/format-number';
import type { ReportRow } from '../report-answer';
import { DrawnBlock } from './DrawnBlock';
import { formatOf } from './format-of';
import type { BlockProps } from './report-block';
import { useDrill } from './useDrill';
import styles from './blocks.module.css';

const PARTS = ['least', 'lower', 'value', 'upper', 'most'] as const;

/**
 * Box plot of the cases in each row: a line from minimum to maximum, a box with the middle half, and the median. All rows share one scale,
 * from zero; each links to its cases.
 */
export default function BoxPlot({ block, rows, params, title, titleOf }: BlockProps) {
  const translate = useTranslate();
  const drillTo = useDrill(params);
  const format = formatOf(block);
  const { label = '', value = '', most = '', of = '' } = block.roles;
  const ticks = niceTicks(Math.max(0, ...rows.map((row) => Number(row[most] ?? 0))));
  const end = ticks.at(-1)!;
  const percent = (figure: number) => `${(figure / end) * 100}%`;
  const at = (row: ReportRow, part: (typeof PARTS)[number]) => Number(row[block.roles[part] ?? ''] ?? 0);
  const widest = rows.toSorted((a, b) => at(b, 'value') - at(a, 'value'))[0];
  return (
    <DrawnBlock
      title={title}
      summary={translate('app.reports.boxSummary', {
        name: String(widest?.[label] ?? ''),
        median: titleOf(value).toLocaleLowerCase(),
        value: format(value, widest?.[value] ?? null),
      })}
      table={{
        columns: [titleOf(label), ...[...PARTS.map((part) => block.roles[part] ?? ''), of].map(titleOf)],
        rows: rows.map((row) => ({
          name: String(row[label] ?? ''),
          to: drillTo(block.drill, row),
          cells: [...PARTS.map((part) => block.roles[part] ?? ''), of].map((field) => ({
            text: format(field, row[field] ?? null),
          })),
        })),
      }}
    >
      <ul className={styles['boxes']}>
        {rows.map((row, index) => {
          const to = drillTo(block.drill, row);
          const name = String(row[label] ?? '');
          return (
            <li key={index}>
              <span className={styles['meterName']}>
                {to ? (
                  <Link to={to} tabIndex={-1}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <svg width="100%" height="30" className={styles['box']}>
                <title>{`${name}: ${PARTS.map((part) => format(block.roles[part] ?? '', at(row, part))).join(' · ')}`}</title>
                {ticks.map((tick) => (
                  <line key={tick} data-tick x1={percent(tick)} x2={percent(tick)} y1="0" y2="30" />
                ))}
                <line x1={percent(at(row, 'least'))} x2={percent(at(row, 'most'))} y1="15" y2="15" />
                {(['least', 'most'] as const).map((part) => (
                  <line key={part} x1={percent(at(row, part))} x2={percent(at(row, part))} y1="10" y2="20" />
                ))}
                <rect
                  x={percent(at(row, 'lower'))}
                  width={percent(at(row, 'upper') - at(row, 'lower'))}
                  y="5"
                  height="20"
                />
                <line data-median x1={percent(at(row, 'value'))} x2={percent(at(row, 'value'))} y1="5" y2="25" />
              </svg>
              <b>{format(value, row[value] ?? null)}</b>
              <span className={styles['meterText']}>
                {titleOf(of)}: {format(of, row[of] ?? null)}
              </span>
            </li>
          );
        })}
        <li data-axis>
          <span className={styles['axis']}>
            {ticks.map((tick) => (
              <span key={tick} style={{ insetInlineStart: percent(tick) }}>
                {formatNumber(tick)}
              </span>
            ))}
          </span>
        </li>
      </ul>
    </DrawnBlock>
  );
}
