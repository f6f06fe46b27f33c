import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { Tone } from '../../values/enum-choices';
import { ToneChip } from '../../values/ToneChip';
import { formatCell } from '../format-cell';
import type { ReportRow } from '../report-answer';
import { BlockFigure } from './BlockFigure';
import type { BlockProps } from './report-block';
import { useDrill } from './useDrill';
import styles from './blocks.module.css';

/**
 * A column for each row, in order, with its most important part highlighted, its figure and its traffic light. Each links to its records.
 */
export default function MonthBoard({ block, rows, params, title, titleOf }: BlockProps) {
  const drillTo = useDrill(params);
  const { label = '', value = '', part, figure, state, tone } = block.roles;
  const most = Math.max(1, ...rows.map((row) => Number(row[value] ?? 0)));
  const formats = new Map(block.fields.map(({ field, format }) => [field, format]));
  const told = (field: string, row: ReportRow) => (
    <span>
      <small>{titleOf(field)}</small> <b>{formatCell(formats.get(field) ?? 'text', row[field])}</b>
    </span>
  );
  return (
    <BlockFigure
      title={title}
      legend={
        <ul className={styles['legend']}>
          <li data-series="whole">{titleOf(value)}</li>
          {part && <li data-series="part">{titleOf(part)}</li>}
        </ul>
      }
    >
      <ol className={styles['months']}>
        {rows.map((row, index) => {
          const to = drillTo(block.drill, row);
          const content = (
            <>
              <span className={styles['monthName']}>
                {row[label]}
                {state && row[state] && row[value] ? (
                  <ToneChip tone={toneOf(tone && row[tone])}>{row[state]}</ToneChip>
                ) : null}
              </span>
              <span
                className={styles['column']}
                aria-hidden
                style={
                  {
                    '--whole': Number(row[value] ?? 0) / most,
                    '--part': part ? Number(row[part] ?? 0) / most : 0,
                  } as CSSProperties
                }
              >
                <span data-series="whole" />
                <span data-series="part" />
              </span>
              <span className={styles['figures']}>
                {told(value, row)}
                {part && told(part, row)}
                {figure && told(figure, row)}
              </span>
            </>
          );
          return (
            <li key={index} data-empty={!row[value] || undefined}>
              {to && row[value] ? <Link to={to}>{content}</Link> : <div>{content}</div>}
            </li>
          );
        })}
      </ol>
    </BlockFigure>
  );
}

const TONES: readonly Tone[] = ['danger', 'warning', 'info', 'success'];
const toneOf = (said: unknown): Tone => TONES.find((tone) => tone === said) ?? 'neutral';
