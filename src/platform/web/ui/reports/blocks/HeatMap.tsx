import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../format/format-number';
import { formatCell } from '../format-cell';
import { BlockFigure } from './BlockFigure';
import { countLevel, countLimits } from './count-level';
import { CountLegend } from './CountLegend';
import { heatOf } from './heat-of';
import { LevelLegend } from './LevelLegend';
import { levelOf } from './level-of';
import type { BlockProps } from './report-block';
import { useDrill } from './useDrill';
import styles from './blocks.module.css';

/** Initial number of rows, worst first: more could not be compared at a glance. */
const FIRST = 25;

/**
 * Table whose cells are coloured by percentage, with the lowest row first, or by count, in the order of the rows. Each cell links to its
 * records.
 */
export default function HeatMap({ block, rows, params, title, titleOf }: BlockProps) {
  const translate = useTranslate();
  const drillTo = useDrill(params);
  const [all, setAll] = useState(false);
  const { row = '', column = '', value = '', of = '' } = block.roles;
  const counted = block.fields.find(({ field }) => field === value)?.format === 'integer';
  const { columns, lines } = heatOf(rows, block.roles, counted);
  const shown = all ? lines : lines.slice(0, FIRST);
  const limits = countLimits(Math.max(0, ...rows.map((each) => Number(each[value] ?? 0))));
  return (
    <BlockFigure
      title={title}
      legend={counted ? <CountLegend limits={limits} /> : <LevelLegend levels={block.levels} />}
    >
      <div
        className={styles['heatBox']}
        data-counted={counted || undefined}
        role="region"
        aria-label={translate('app.reports.tableOf', { title })}
        tabIndex={0}
      >
        <table className={styles['heat']}>
          <caption className="rs-hidden">
            {translate('app.reports.heatOf', { value: titleOf(value), row: titleOf(row), column: titleOf(column) })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{titleOf(row)}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map((heading) => {
                  const cell = cells.get(heading);
                  if (!cell) return <td key={heading} />;
                  const to = drillTo(block.drill, cell);
                  const text = formatNumber(cell[value], 0);
                  const told = counted ? (
                    text
                  ) : (
                    <>
                      {text} %
                      {of && (
                        <span className="rs-hidden">
                          {translate('app.reports.ofMany', {
                            total: formatCell('integer', cell[of]),
                            what: titleOf(of).toLocaleLowerCase(),
                          })}
                        </span>
                      )}
                    </>
                  );
                  return (
                    <td
                      key={heading}
                      {...(counted
                        ? { 'data-count': countLevel(Number(cell[value] ?? 0), limits) }
                        : { 'data-level': levelOf(cell[value], block.levels) })}
                    >
                      {to ? (
                        <Link
                          to={to}
                          title={`${name} · ${heading}${of ? ` · ${titleOf(of)}: ${formatCell('integer', cell[of])}` : ''}`}
                        >
                          {told}
                        </Link>
                      ) : (
                        told
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
