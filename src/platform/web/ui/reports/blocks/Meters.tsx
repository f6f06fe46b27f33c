import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../format/format-number';
import { formatCell } from '../format-cell';
import type { ReportRow } from '../report-answer';
import { BlockFigure } from './BlockFigure';
import { levelOf } from './level-of';
import type { BlockProps } from './report-block';
import { RowActions } from './RowActions';
import { useDrill } from './useDrill';
import styles from './blocks.module.css';

/** Initial number of meters. */
const FIRST = 15;

/** Meters of the rows, lowest first, with a target mark and an action. Neutral percentages have no mark and start with the largest. */
export default function Meters({ block, rows, params, title, titleOf }: BlockProps) {
  const translate = useTranslate();
  const drillTo = useDrill(params);
  const [all, setAll] = useState(false);
  const { label = '', value = '', part, of } = block.roles;
  const mark = block.levels.at(-1) ?? 100;
  const { neutral = false } = block;
  const sorted = rows.toSorted((a, b) => (Number(a[value] ?? 0) - Number(b[value] ?? 0)) * (neutral ? -1 : 1));
  const shown = all ? sorted : sorted.slice(0, FIRST);
  const formatOf = (field: string) => block.fields.find((each) => each.field === field)?.format ?? 'integer';
  const nameOf = (row: ReportRow) => String(row[label] ?? '');
  const meters = (actionOf: ((row: ReportRow) => ReactNode) | null) => (
    <ul className={styles['meters']}>
      {shown.map((row, index) => {
        const to = drillTo(block.drill, row);
        const share = Number(row[value] ?? 0);
        return (
          <li key={`${index}-${nameOf(row)}`}>
            <span className={styles['meterName']}>{to ? <Link to={to}>{nameOf(row)}</Link> : nameOf(row)}</span>
            <span
              className={styles['meter']}
              role="meter"
              aria-label={`${titleOf(value)}: ${nameOf(row)}`}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={share}
              aria-valuetext={formatCell('percent', share)}
              data-level={neutral ? 'none' : levelOf(share, block.levels)}
              style={{ '--share': Math.min(1, share / 100), '--mark': mark / 100 } as CSSProperties}
            />
            <b>{formatCell('percent', share)}</b>
            <span className={styles['meterText']}>
              {[part, of]
                .flatMap((field) => (field ? [`${titleOf(field)}: ${formatCell(formatOf(field), row[field])}`] : []))
                .join(' · ')}
            </span>
            {actionOf?.(row)}
          </li>
        );
      })}
    </ul>
  );
  return (
    <BlockFigure
      title={title}
      legend={
        neutral ? null : (
          <p className={styles['markLegend']}>{translate('app.reports.mark', { mark: formatNumber(mark) })}</p>
        )
      }
    >
      {block.action ? (
        <RowActions action={block.action} params={params} nameOf={nameOf}>
          {meters}
        </RowActions>
      ) : (
        meters(null)
      )}
      {shown.length < sorted.length && (
        <p className={styles['more']}>
          <Button onClick={() => setAll(true)}>
            {translate('app.reports.showAll', { total: formatNumber(sorted.length) })}
          </Button>
        </p>
      )}
    </BlockFigure>
  );
}
