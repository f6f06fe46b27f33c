import { pieClasses, PieChart } from '@mui/x-charts/PieChart';
import { seriesStyle } from './series-style';
import type { Share } from './share';

export interface SharePlotProps {
  readonly shares: readonly Share[];
  /** Formats a value as a percentage of the whole, e.g. `12.5 %`. */
  readonly part: (value: number) => string;
  readonly format: (value: number) => string;
}

/** Ring chart that fills its container. It has no text for assistive technology: the parent renders the figures as a table. */
export default function SharePlot({ shares, part, format }: SharePlotProps) {
  return (
    <PieChart
      margin={0}
      series={[
        {
          data: shares.map(({ name, value }, index) => ({
            id: name,
            label: name,
            value,
            color: seriesStyle(index).color,
          })),
          innerRadius: '48%',
          outerRadius: '72%',
          // Outside the ring, on the card: the label is legible beside any colour, and links the slice to its row.
          arcLabelRadius: '89%',
          arcLabel: ({ value }) => part(value),
          arcLabelMinAngle: 14,
          valueFormatter: ({ value }) => `${format(value)} (${part(value)})`,
          highlighted: { additionalRadius: 2 },
        },
      ]}
      slotProps={{
        pieArc: { strokeWidth: 3, stroke: 'var(--mui-palette-surface-raised)' },
        tooltip: { disablePortal: true },
      }}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fontSize: 12, fontWeight: 600, fill: 'var(--mui-palette-text-primary)' } }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
    />
  );
}
