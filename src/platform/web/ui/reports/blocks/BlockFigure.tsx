import { useId, type ReactNode } from 'react';
import styles from './blocks.module.css';

interface BlockFigureProps {
  readonly title: string;
  /** Legend of the colours, beside the title. */
  readonly legend?: ReactNode;
  readonly children: ReactNode;
}

/** Card of a drawing, named by its title. */
export function BlockFigure({ title, legend, children }: BlockFigureProps) {
  const titleId = useId();
  return (
    <figure className={styles['block']} aria-labelledby={titleId}>
      <figcaption>
        <h2 id={titleId}>{title}</h2>
        {legend}
      </figcaption>
      {children}
    </figure>
  );
}
