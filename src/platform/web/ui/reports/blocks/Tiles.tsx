import ChevronRight from '@mui/icons-material/ChevronRight';
import { Link } from 'react-router-dom';
import { formatCell } from '../format-cell';
import { levelOf } from './level-of';
import type { BlockProps } from './report-block';
import { useDrill } from './useDrill';
import styles from './blocks.module.css';

/**
 * Lengths above which a figure needs a wider tile, such as the value of a warehouse's stock. The second is for phones, where a longer
 * figure, such as that of a network, needs a whole row.
 */
const [MAX_CHARACTERS, MAX_ON_PHONE] = [10, 14];

/** Tiles with the figures of one row, each linked to its records. */
export default function Tiles({ block, rows: [row], params, title, titleOf, hasPeers }: BlockProps) {
  const drillTo = useDrill(params);
  if (!row) return null;
  const tiles = (
    <ul className={styles['tiles']} aria-label={title}>
      {block.fields.map(({ field, format, tone, drill }) => {
        const value = row[field];
        const shown = formatCell(format, value);
        const to = value ? drillTo(drill, row) : null;
        const content = (
          <>
            <b>{shown}</b>
            <span>{titleOf(field)}</span>
          </>
        );
        return (
          <li
            key={field}
            data-long={shown.length > MAX_ON_PHONE ? 'row' : shown.length > MAX_CHARACTERS || undefined}
            data-tone={(value && tone) || undefined}
            data-level={format === 'percent' && !block.neutral ? levelOf(value, block.levels) : undefined}
          >
            {to ? (
              <Link to={to}>
                {content}
                <ChevronRight aria-hidden fontSize="small" />
              </Link>
            ) : (
              <div>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
  if (!hasPeers) return tiles;
  return (
    <section className={styles['headed']}>
      <h2>{title}</h2>
      {tiles}
    </section>
  );
}
