import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from 'react-admin';
import { TICK_LABEL } from '../../charts/series-style';
import { formatNumber } from '../../format/format-number';
import { DrawnBlock } from './DrawnBlock';
import { formatOf } from './format-of';
import type { BlockProps } from './report-block';
import { useDrill } from './useDrill';
import styles from './blocks.module.css';

const [LINE, SIGNAL] = ['var(--mui-palette-primary-main)', 'var(--mui-palette-tone-danger-text)'];
/** Style of labels on lines: outlined, so that a curve behind them leaves them legible. */
const labelStyle = {
  ...TICK_LABEL,
  stroke: 'var(--mui-palette-surface-raised)',
  strokeWidth: 4,
  paintOrder: 'stroke',
} as const;

/**
 * Control chart: values over time between the control limits, with outliers marked by shape and colour. With too few values there are no
 * limits.
 */
export default function ControlChart({ block, rows, params, title, titleOf }: BlockProps) {
  const translate = useTranslate();
  const drillTo = useDrill(params);
  const format = formatOf(block);
  const { label = '', value = '', centre = '', lower = '', upper = '', state = '', of = '' } = block.roles;
  const values = rows.map((row) => Number(row[value] ?? 0));
  const isSignal = rows.map((row) => Boolean(row[state]));
  const limits = rows[0]?.[centre] === null ? [] : [upper, centre, lower];
  const limit = (field: string) => Number(rows[0]?.[field] ?? 0);
  const columns = [value, centre, lower, upper, state, of].filter((field) => field !== '');
  const number = (figure: number | null) => (figure === null ? '' : format(value, figure));
  return (
    <DrawnBlock
      title={title}
      summary={
        limits.length === 0
          ? translate('app.reports.controlFew')
          : translate('app.reports.controlSummary', {
              mean: format(centre, limit(centre)),
              from: format(lower, limit(lower)),
              to: format(upper, limit(upper)),
              count: formatNumber(isSignal.filter(Boolean).length),
              total: formatNumber(rows.length),
            })
      }
      table={{
        columns: [label, ...columns].map(titleOf),
        rows: rows.map((row) => ({
          name: String(row[label] ?? ''),
          to: drillTo(block.drill, row),
          cells: columns.map((field) => ({ text: format(field, row[field] ?? null) })),
        })),
      }}
    >
      <div className={styles['control']}>
        <LineChart
          margin={{ top: 24, right: 20, bottom: 0, left: 4 }}
          series={[
            { id: 'value', label: titleOf(value), data: values, curve: 'linear', color: LINE, valueFormatter: number },
            {
              id: 'signal',
              label: titleOf(state),
              data: values.map((figure, index) => (isSignal[index] ? figure : null)),
              color: SIGNAL,
              shape: 'diamond',
              showMark: true,
              valueFormatter: (_figure, { dataIndex }) =>
                isSignal[dataIndex] ? String(rows[dataIndex]![state]) : null,
            },
          ]}
          xAxis={[
            {
              scaleType: 'point',
              data: rows.map((row) => String(row[label] ?? '')),
              disableTicks: true,
              height: 28,
              tickLabelStyle: TICK_LABEL,
            },
          ]}
          yAxis={[
            {
              width: 'auto',
              min: 0,
              max: Math.max(1, ...values, ...limits.map(limit)),
              domainLimit: 'nice',
              tickNumber: 5,
              disableLine: true,
              disableTicks: true,
              tickLabelStyle: TICK_LABEL,
            },
          ]}
          slotProps={{
            line: ({ seriesId }) => (seriesId === 'signal' ? { strokeWidth: 0 } : {}),
            tooltip: { disablePortal: true },
          }}
          hideLegend
          // No animation: the chart is complete at once. Keyboard users have the table instead.
          skipAnimation
          disableKeyboardNavigation
        >
          {limits.map((field) => (
            <ChartsReferenceLine
              key={field}
              y={limit(field)}
              label={`${titleOf(field)} ${format(field, limit(field))}`}
              labelAlign="start"
              lineStyle={{
                stroke: 'var(--mui-palette-text-secondary)',
                strokeDasharray: field === centre ? '' : '6 4',
              }}
              labelStyle={labelStyle}
            />
          ))}
        </LineChart>
      </div>
    </DrawnBlock>
  );
}
