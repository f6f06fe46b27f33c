import ChevronRight from '@mui/icons-material/ChevronRight';
import { Link } from 'react-router-dom';
import { formatCell } from '../format-cell';
import { levelOf } from './level-of';
import type { BlockProps } from './report-block';
import { useDrill } from './useDrill';
import styles from './blocks.module.css';

/** More than these, as the value of a warehouse's stock, would not fit a tile of the width of the others; still more, as that of a network's, half a phone. */
const [MOST_CHARACTERS, MOST_ON_PHONE] = [10, 14];

/** The figures of one row, each with a way to the records that it counts. */
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
            data-long={shown.length > MOST_ON_PHONE ? 'row' : shown.length > MOST_CHARACTERS || undefined}
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
