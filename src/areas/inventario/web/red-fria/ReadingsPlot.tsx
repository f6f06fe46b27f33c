import type { Temperatura } from '#generated/shared/types/temperatura.gen';
import { formatDate } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import styles from './readings.module.css';
import { DAYS } from './useReadings';

const WIDTH = 640;
const HEIGHT = 220;
const EDGE = { top: 12, right: 12, bottom: 26, left: 64 };
const DAY_MS = 86_400_000;
/** Days between the dates below the chart. */
const STEP = 3;

interface ReadingsPlotProps {
  readonly readings: readonly Temperatura[];
  readonly low: number;
  readonly high: number;
  /** End of the chart, in milliseconds. */
  readonly end: number;
}

/**
 * Temperatures of the last days on their allowed band, with the recorded extremes as a line through each. Values outside the band are
 * squares, in addition to their colour. Hidden from assistive technology: the parent must show the figures as a table.
 */
export function ReadingsPlot({ readings, low, high, end }: ReadingsPlotProps) {
  const values = readings.flatMap(({ temperatura, minimaRegistrada, maximaRegistrada }) => [
    temperatura,
    minimaRegistrada ?? temperatura,
    maximaRegistrada ?? temperatura,
  ]);
  const room = (high - low) / 3;
  const [bottom, top] = [Math.min(low - room, ...values), Math.max(high + room, ...values)];
  const x = (moment: number) => EDGE.left + (1 - (end - moment) / (DAYS * DAY_MS)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) => EDGE.top + ((top - value) / (top - bottom)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const points = readings.map((reading) => ({ reading, at: x(Date.parse(reading.fecha)) }));
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles['plot']}>
      <rect
        className={styles['band']}
        x={EDGE.left}
        y={y(high)}
        width={WIDTH - EDGE.left - EDGE.right}
        height={y(low) - y(high)}
      />
      {[low, high].map((value) => (
        <g key={value}>
          <line className={styles['limit']} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value)} y2={y(value)} />
          <text x={EDGE.left - 6} y={y(value) + 4} textAnchor="end">
            {formatNumber(value)} °C
          </text>
        </g>
      ))}
      {Array.from({ length: Math.ceil(DAYS / STEP) }, (_, index) => end - index * STEP * DAY_MS).map((moment) => (
        <text key={moment} x={Math.min(x(moment), WIDTH - 34)} y={HEIGHT - 6} textAnchor="middle">
          {formatDate(new Date(moment).toISOString()).slice(0, 5)}
        </text>
      ))}
      <polyline
        className={styles['line']}
        points={points.map(({ reading, at }) => `${at},${y(reading.temperatura)}`).join(' ')}
      />
      {points.map(
        ({ reading: { temperaturaId, temperatura, minimaRegistrada, maximaRegistrada, fueraDeRango }, at }) => (
          <g key={temperaturaId} className={styles[fueraDeRango ? 'breach' : 'point']}>
            <line x1={at} x2={at} y1={y(minimaRegistrada ?? temperatura)} y2={y(maximaRegistrada ?? temperatura)} />
            {fueraDeRango ? (
              <rect x={at - 5} y={y(temperatura) - 5} width="10" height="10" />
            ) : (
              <circle cx={at} cy={y(temperatura)} r="3.5" />
            )}
          </g>
        ),
      )}
    </svg>
  );
}
