import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../format/format-number';
import { formatCell } from '../format-cell';
import type { ReportRow } from '../report-answer';
import { BlockFigure } from './BlockFigure';
import { LevelLegend } from './LevelLegend';
import { levelOf } from './level-of';
import { HEIGHT, placePoints, WIDTH } from './place-points';
import type { BlockProps } from './report-block';
import { useDrill } from './useDrill';
import styles from './blocks.module.css';

/** Minimum radius of a circle with a figure inside. */
const READABLE = 13;

/**
 * Points of the rows on a plain map: colour is a percentage, size is its base. The list beside it offers the same without a pointer; rows
 * without coordinates are listed below.
 */
export default function UnitMap({ block, rows, params, title, titleOf }: BlockProps) {
  const translate = useTranslate();
  const drillTo = useDrill(params);
  const { label = '', value = '', of, latitude = '', longitude = '' } = block.roles;
  const sorted = rows.toSorted((a, b) => Number(a[value] ?? 0) - Number(b[value] ?? 0));
  const points = placePoints(sorted, { latitude, longitude, of });
  const lost = sorted.filter((row) => typeof row[latitude] !== 'number' || typeof row[longitude] !== 'number');
  const nameOf = (row: ReportRow) => String(row[label] ?? '');
  const toldOf = (row: ReportRow) =>
    `${titleOf(value)}: ${formatCell('percent', row[value])}${of ? ` · ${titleOf(of)}: ${formatNumber(row[of])}` : ''}`;
  const linked = (row: ReportRow) => {
    const to = drillTo(block.drill, row);
    return to ? <Link to={to}>{nameOf(row)}</Link> : <span>{nameOf(row)}</span>;
  };
  return (
    <BlockFigure title={title} legend={<LevelLegend levels={block.levels} />}>
      <div className={styles['map']}>
        {/* The list beside it says the same. */}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
          {points.map(({ row, x, y, atX, atY, radius }, index) => {
            const to = drillTo(block.drill, row);
            const circle = (
              <g data-level={levelOf(row[value], block.levels)}>
                <title>{`${nameOf(row)} · ${toldOf(row)}`}</title>
                <circle cx={x} cy={y} r={radius} />
                {radius >= READABLE && (
                  <text x={x} y={y} dy="0.35em" fontSize={Math.min(14, radius * 0.75)}>
                    {formatNumber(row[value], 0)}
                  </text>
                )}
              </g>
            );
            return (
              <g key={index}>
                {Math.hypot(x - atX, y - atY) > radius / 2 && <line x1={atX} y1={atY} x2={x} y2={y} />}
                {to ? (
                  <Link to={to} tabIndex={-1}>
                    {circle}
                  </Link>
                ) : (
                  circle
                )}
              </g>
            );
          })}
        </svg>
        <div className={styles['points']}>
          <h3>{translate('app.reports.points')}</h3>
          <ol>
            {sorted.map((row, index) => (
              <li key={index} data-level={levelOf(row[value], block.levels)}>
                {linked(row)}
                <b>
                  <span className="rs-hidden">{titleOf(value)}: </span>
                  {formatCell('percent', row[value])}
                </b>
                {of && (
                  <small>
                    {titleOf(of)}: {formatNumber(row[of])}
                  </small>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
      {lost.length > 0 && (
        <p className={styles['lost']}>
          {translate('app.reports.noPlace', { total: formatNumber(lost.length) })}
          {lost.map((row, index) => (
            <span key={index}> · {linked(row)}</span>
          ))}
        </p>
      )}
    </BlockFigure>
  );
}
