import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BlockFigure } from './BlockFigure';
import styles from './blocks.module.css';

export interface DrawnTable {
  /** Headings; the first one is for the subject of the rows. */
  readonly columns: readonly string[];
  /** Number of text columns on the left, by default one; the others are figures. */
  readonly words?: number;
  readonly rows: readonly {
    readonly name: string;
    readonly to?: string | null;
    readonly cells: readonly { readonly text: string; readonly to?: string | null }[];
  }[];
}

interface DrawnBlockProps {
  readonly title: string;
  /** Summary of the drawing, in a sentence. */
  readonly summary: string;
  readonly legend?: ReactNode;
  readonly table: DrawnTable;
  readonly children: ReactNode;
}

/**
 * A drawing and a table with the same figures and links. The table is always present for assistive technology, and shown to all at the
 * press of a button.
 */
export function DrawnBlock({ title, summary, legend, table, children }: DrawnBlockProps) {
  const translate = useTranslate();
  const [tabled, setTabled] = useState(false);
  return (
    <BlockFigure
      title={title}
      legend={
        <>
          {!tabled && legend}
          <Button size="small" className={styles['tabled'] ?? ''} onClick={() => setTabled(!tabled)}>
            {translate(tabled ? 'app.reports.asDrawing' : 'app.reports.asTable')}
          </Button>
        </>
      }
    >
      <p className={styles['summary']}>{summary}</p>
      {!tabled && <div aria-hidden>{children}</div>}
      <div
        className={tabled ? styles['scroll'] : 'rs-hidden'}
        {...(tabled ? { role: 'region', 'aria-label': translate('app.reports.tableOf', { title }), tabIndex: 0 } : {})}
      >
        {/* Hidden figures have no tab stops. */}
        <Figures title={title} table={table} linked={tabled} />
      </div>
    </BlockFigure>
  );
}

function Figures({
  title,
  table: { columns, words = 1, rows },
  linked,
}: {
  readonly title: string;
  readonly table: DrawnTable;
  readonly linked: boolean;
}) {
  const told = (text: string, to: string | null | undefined) => (linked && to ? <Link to={to}>{text}</Link> : text);
  return (
    <table className={styles['table']}>
      <caption className="rs-hidden">{title}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-words={index < words || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, to, cells }, index) => (
          <tr key={index}>
            <th scope="row" data-words>
              {told(name, to)}
            </th>
            {cells.map((cell, place) => (
              <td key={place} data-words={place + 1 < words || undefined}>
                {told(cell.text, cell.to)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
