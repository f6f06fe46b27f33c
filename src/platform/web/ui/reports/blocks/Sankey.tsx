import { useTranslate } from 'react-admin';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { bandPath, flowLayout, type FlowNode } from '../../charts/flow-layout';
import { seriesStyle } from '../../charts/series-style';
import { DrawnBlock } from './DrawnBlock';
import { formatOf } from './format-of';
import type { BlockProps } from './report-block';
import { useDrill } from './useDrill';
import styles from './blocks.module.css';

/** Width of the paths' coordinate system, stretched to the width of the container. */
const WIDTH = 100;
/** Minimum thickness of a band with a label, in pixels. */
const READABLE = 16;

/** Sankey diagram of counts from the left to the right; each band links to its records. */
export default function Sankey({ block, rows, params, title, titleOf }: BlockProps) {
  const translate = useTranslate();
  const drillTo = useDrill(params);
  const format = formatOf(block);
  const { row: from = '', column: to = '', value = '' } = block.roles;
  const { height, sources, targets, bands } = flowLayout(
    rows.map((row) => ({
      from: String(row[from] ?? ''),
      to: String(row[to] ?? ''),
      value: Number(row[value] ?? 0),
    })),
  );
  const thickest = bands.toSorted((a, b) => b.value - a.value)[0];
  const colour = (index: number) => ({ '--part': seriesStyle(index).color }) as CSSProperties;
  const ends = (nodes: readonly FlowNode[], side: 'sources' | 'targets') => (
    <ul className={styles[side]} style={{ height }}>
      {nodes.map((node) => (
        <li key={node.name} style={{ top: node.y + node.height / 2 }}>
          <span>{node.name}</span> <b>{format(value, node.value)}</b>
        </li>
      ))}
    </ul>
  );
  return (
    <DrawnBlock
      title={title}
      summary={translate('app.reports.flowSummary', {
        what: titleOf(value),
        total: format(
          value,
          bands.reduce((sum, band) => sum + band.value, 0),
        ),
        from: thickest?.from ?? '',
        to: thickest?.to ?? '',
        value: format(value, thickest?.value ?? 0),
      })}
      table={{
        columns: [titleOf(from), titleOf(to), titleOf(value)],
        words: 2,
        rows: bands.map(({ index }) => {
          const row = rows[index]!;
          return {
            name: String(row[from] ?? ''),
            cells: [
              { text: String(row[to] ?? '') },
              { text: format(value, row[value] ?? null), to: drillTo(block.drill, row) },
            ],
          };
        }),
      }}
    >
      <div className={styles['sankey']}>
        <span>{titleOf(from)}</span>
        <span>{titleOf(to)}</span>
        {ends(sources, 'sources')}
        <div className={styles['bands']} style={{ height }}>
          <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none">
            {bands.map((band) => {
              const way = drillTo(block.drill, rows[band.index]!);
              const drawn = (
                <path d={bandPath(band, WIDTH)} style={colour(band.source)}>
                  <title>{`${band.from} → ${band.to}: ${format(value, band.value)}`}</title>
                </path>
              );
              return way ? (
                <Link key={band.index} to={way} tabIndex={-1}>
                  {drawn}
                </Link>
              ) : (
                <g key={band.index}>{drawn}</g>
              );
            })}
            {sources.map((node, index) => (
              <line key={node.name} x1="0" x2="0" y1={node.y} y2={node.y + node.height} style={colour(index)} />
            ))}
            {targets.map((node) => (
              <line key={node.name} x1={WIDTH} x2={WIDTH} y1={node.y} y2={node.y + node.height} />
            ))}
          </svg>
          {bands
            .filter(({ thickness }) => thickness >= READABLE)
            .map((band) => (
              <b key={band.index} style={{ top: band.left + band.thickness / 2 }}>
                {format(value, band.value)}
              </b>
            ))}
        </div>
        {ends(targets, 'targets')}
      </div>
    </DrawnBlock>
  );
}
