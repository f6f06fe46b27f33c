import { useTranslate } from 'react-admin';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { seriesStyle } from '../../charts/series-style';
import { DrawnBlock } from './DrawnBlock';
import { formatOf } from './format-of';
import type { BlockProps } from './report-block';
import { stackOf } from './stack-of';
import { useDrill } from './useDrill';
import styles from './blocks.module.css';

/** Width of a character relative to the longest bar, used to fit figures inside their segment. */
const CHARACTER = 0.04;
/** Width of a character on a narrow screen, relative to the longest bar. */
const CHARACTER_NARROW = 0.11;

const PATTERNS = 6;
/** Patterns repeat after the sixth as colours do, but shifted, so that each combination differs. */
const patternOf = (index: number) => (index + Math.floor(index / PATTERNS) * 2) % PATTERNS;

/** A bar for each row of a table, stacked from its columns; each part links to its records. */
export default function StackedBars({ block, rows, params, title, titleOf }: BlockProps) {
  const translate = useTranslate();
  const drillTo = useDrill(params);
  const format = formatOf(block);
  const { label = '', column = '', value = '' } = block.roles;
  const { parts, bars } = stackOf(rows, block.roles);
  const most = Math.max(...bars.map(({ total }) => total), 0) || 1;
  const longest = bars.toSorted((a, b) => b.total - a.total)[0];
  const colour = (index: number) => {
    const tone = parts[index]!.tone;
    return { '--part': tone ? `var(--mui-palette-tone-${tone}-text)` : seriesStyle(index).color } as CSSProperties;
  };
  return (
    <DrawnBlock
      title={title}
      summary={translate('app.reports.stackSummary', {
        what: titleOf(value),
        total: format(
          value,
          bars.reduce((sum, { total }) => sum + total, 0),
        ),
        name: longest?.name ?? '',
        most: format(value, longest?.total ?? 0),
      })}
      legend={
        <ul className={styles['parts']} aria-label={titleOf(column)}>
          {parts.map(({ name }, index) => (
            <li key={name}>
              <span aria-hidden className={styles['part']} data-part={patternOf(index)} style={colour(index)} />
              {name}
            </li>
          ))}
        </ul>
      }
      table={{
        columns: [titleOf(label), ...parts.map(({ name }) => name), translate('app.reports.total')],
        rows: bars.map(({ name, rows: own, total }) => ({
          name,
          cells: [
            ...parts.map((part) => {
              const row = own.get(part.name);
              return { text: format(value, row?.[value] ?? 0), to: row?.[value] ? drillTo(block.drill, row) : null };
            }),
            { text: format(value, total) },
          ],
        })),
      }}
    >
      <ul className={styles['stack']}>
        {bars.map(({ name, rows: own, total }) => (
          <li key={name}>
            <span className={styles['meterName']}>{name}</span>
            <span className={styles['bar']}>
              {parts.map((part, index) => {
                const row = own.get(part.name);
                const many = Number(row?.[value] ?? 0);
                if (!row || many <= 0) return null;
                const text = format(value, many);
                const props = {
                  className: styles['part'] ?? '',
                  'data-part': patternOf(index),
                  style: { ...colour(index), width: `${(many / most) * 100}%` },
                  title: `${name} · ${part.name}: ${text}`,
                };
                const room = many / most / text.length;
                // A bar with a single part shows its figure at its end.
                const told = room > CHARACTER && many < total && (
                  <b data-tight={room < CHARACTER_NARROW || undefined}>{text}</b>
                );
                const to = drillTo(block.drill, row);
                return to ? (
                  <Link key={part.name} {...props} to={to} tabIndex={-1}>
                    {told}
                  </Link>
                ) : (
                  <span key={part.name} {...props}>
                    {told}
                  </span>
                );
              })}
            </span>
            <b>{format(value, total)}</b>
          </li>
        ))}
      </ul>
    </DrawnBlock>
  );
}
