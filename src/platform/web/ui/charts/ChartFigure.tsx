import { useId, type ReactNode } from 'react';
import styles from './charts.module.css';

export interface ChartFigureProps {
  /** Subject of the figures; the heading of the card. */
  readonly caption: string;
  /** Beside the caption: a legend, a button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** The card of a chart, named by its caption. */
export function ChartFigure({ caption, beside, children }: ChartFigureProps) {
  const titleId = useId();
  return (
    <figure className={styles['figure']} aria-labelledby={titleId}>
      <figcaption>
        <h2 id={titleId}>{caption}</h2>
        {beside}
      </figcaption>
      {children}
    </figure>
  );
}
