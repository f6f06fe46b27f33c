import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../format/format-number';
import { ToneChip } from '../../values/ToneChip';
import { BlockFigure } from './BlockFigure';
import { formatOf } from './format-of';
import { linesOf, type SparkLine } from './lines-of';
import type { BlockProps } from './report-block';
import { useDrill } from './useDrill';
import styles from './blocks.module.css';

/** Initial number of lines. */
const FIRST = 15;
/** Width of the points' coordinate system, stretched to the width of the container. */
const WIDTH = 100;
const HEIGHT = 36;
const EDGE = 4;

/**
 * A small line for each row of a list, with shared time and value scales, beside its last value. The highest come first, as they matter
 * most. Limits are horizontal lines, and are stated in words when the last value has reached them.
 */
export default function Sparklines({ block, rows, params, title, titleOf }: BlockProps) {
  const translate = useTranslate();
  const drillTo = useDrill(params);
  const [all, setAll] = useState(false);
  const format = formatOf(block);
  const { at = '', value = '' } = block.roles;
  const { marks = [] } = block;
  const lines = linesOf(rows, block.roles);
  const shown = all ? lines : lines.slice(0, FIRST);
  const times = lines.flatMap((line) => line.times);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const most = Math.max(1, ...lines.flatMap(({ values }) => values), ...marks.map((mark) => mark + 1));
  const x = (time: number) => EDGE + ((time - first) / (last - first || 1)) * (WIDTH - 2 * EDGE);
  const y = (figure: number) => HEIGHT - EDGE - (figure / most) * (HEIGHT - 2 * EDGE);
  const [watched] = marks;
  const told = ({ rows: own }: SparkLine) =>
    own.map((row) => `${format(at, row[at] ?? null)}: ${format(value, row[value] ?? null)}`).join('; ');
  return (
    <BlockFigure
      title={title}
      legend={
        <p className={styles['markLegend']}>
          {translate('app.reports.lineTimes', {
            from: format(at, new Date(first).toISOString()),
            to: format(at, new Date(last).toISOString()),
          })}
        </p>
      }
    >
      {watched !== undefined && (
        <p className={styles['summary']}>
          {translate('app.reports.lineSummary', {
            what: titleOf(value),
            mark: formatNumber(watched),
            count: formatNumber(lines.filter((line) => line.last >= watched).length),
            total: formatNumber(lines.length),
          })}
        </p>
      )}
      <ul className={styles['sparks']}>
        {shown.map((line) => {
          const to = drillTo(block.drill, line.rows[0]!);
          const reached = marks.filter((mark) => line.last >= mark);
          const points = line.values.map((figure, index) => [x(line.times[index]!), y(figure)] as const);
          return (
            <li key={line.name}>
              <span className={styles['meterName']}>{to ? <Link to={to}>{line.name}</Link> : line.name}</span>
              <svg
                viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                preserveAspectRatio="none"
                className={styles['spark']}
                role="img"
                aria-label={told(line)}
              >
                <title>{told(line)}</title>
                {marks.map((mark) => (
                  <line key={mark} x1="0" x2={WIDTH} y1={y(mark)} y2={y(mark)} />
                ))}
                <polyline points={points.map((point) => point.join()).join(' ')} />
                {points.map(([left, top], index) => (
                  <path key={index} data-last={index === points.length - 1 || undefined} d={`M${left} ${top}h0`} />
                ))}
              </svg>
              <span className={styles['now']}>
                <b>
                  <span className="rs-hidden">{titleOf(value)}: </span>
                  {formatNumber(line.last)}
                </b>
                {reached.length > 0 && (
                  <ToneChip tone={reached.length === marks.length ? 'danger' : 'warning'}>
                    {translate('app.reports.markReached', { mark: formatNumber(reached.at(-1)!) })}
                  </ToneChip>
                )}
              </span>
              <span className={styles['meterText']}>
                {line.before === null
                  ? translate('app.reports.lineOnly')
                  : translate('app.reports.lineBefore', { before: formatNumber(line.before) })}
              </span>
            </li>
          );
        })}
      </ul>
      {shown.length < lines.length && (
        <p className={styles['more']}>
          <Button onClick={() => setAll(true)}>
            {translate('app.reports.showAll', { total: formatNumber(lines.length) })}
          </Button>
        </p>
      )}
    </BlockFigure>
  );
}
