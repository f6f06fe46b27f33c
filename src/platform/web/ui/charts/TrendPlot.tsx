import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { seriesStyle, TICK_LABEL } from './series-style';
import type { TrendData } from './trend';

export interface TrendPlotProps extends TrendData {
  readonly format: (value: number) => string;
}

/** Maximum number of points with markers; more would blur. */
const MAX_MARKS = 31;

/** Line chart that fills its container. It has no text for assistive technology: the parent renders the figures as a table. */
export default function TrendPlot({ labels, series, format }: TrendPlotProps) {
  return (
    <LineChart
      margin={{ top: 12, right: 20, bottom: 0, left: 4 }}
      series={series.map(({ name, values }, index) => ({
        id: String(index),
        label: name,
        data: [...values],
        curve: 'linear' as const,
        area: index === 0,
        showMark: labels.length <= MAX_MARKS,
        shape: seriesStyle(index).shape,
        color: seriesStyle(index).color,
        valueFormatter: (value: number | null) => (value === null ? '—' : format(value)),
      }))}
      xAxis={[{ scaleType: 'band', data: [...labels], disableTicks: true, height: 28, tickLabelStyle: TICK_LABEL }]}
      yAxis={[
        {
          width: 'auto',
          min: 0,
          tickNumber: 5,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => format(value),
          tickLabelStyle: TICK_LABEL,
        },
      ]}
      grid={{ horizontal: true }}
      slotProps={{
        line: ({ seriesId }) => ({ strokeDasharray: seriesStyle(Number(seriesId)).dash }),
        tooltip: { disablePortal: true },
      }}
      // The application's own surfaces, which are white on paper in every mode.
      sx={{
        [`& .${lineClasses.area}`]: { fillOpacity: 0.1 },
        [`& .${lineClasses.mark}`]: { fill: 'var(--mui-palette-surface-raised)' },
        [`& .${chartsGridClasses.line}`]: { stroke: 'var(--mui-palette-surface-line)' },
      }}
      hideLegend
      // No animation: the chart is complete at once. Keyboard users have the table instead.
      skipAnimation
      disableKeyboardNavigation
    />
  );
}
