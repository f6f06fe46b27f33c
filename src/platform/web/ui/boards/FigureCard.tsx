import { useTranslate } from 'react-admin';
import { levelOf } from '../reports/blocks/level-of';
import { useDrill } from '../reports/blocks/useDrill';
import { formatCell } from '../reports/format-cell';
import { searchOf } from '../reports/report-params';
import type { FigureCardSpec } from './board-module';
import { BoardTile } from './BoardTile';
import { changeOf } from './change';
import type { ReportCardProps } from './card-props';
import { useCardReport } from './useCardReport';

/** Card with a tile of a report; it links to the counted records, or to the report. */
export function FigureCard({ card, blocks, title, params, before }: ReportCardProps<FigureCardSpec>) {
  const translate = useTranslate();
  const { block: name, field } = card;
  const now = useCardReport(card, blocks, params);
  // Without a date parameter there is no previous period to compare with.
  const better = now.module && Object.hasOwn(now.module.types, 'desde') ? card.better : undefined;
  const past = useCardReport(card, [name], before, better !== undefined && now.answer !== undefined);
  const drillTo = useDrill(now.asked);
  const { module, answer, failed, retry, isLoading } = now;
  if (!module) return isLoading ? <BoardTile title={title} figure={null} to={null} /> : null;
  const block = module.blocks?.find((each) => each.name === name);
  const tile = block?.fields.find((each) => each.field === field);
  // The report has changed since the card was added.
  if (!block || !tile) return null;
  const row = answer?.bloques?.[name]?.[0];
  const value = row?.[field];
  const known = title || translate(`resources.reportes.${module.name}.blocks.${name}.fields.${field}`);
  return (
    <BoardTile
      title={known}
      figure={answer ? formatCell(tile.format, value) : null}
      to={
        (row && value ? drillTo(tile.drill, row) : null) ?? `/reportes/${module.name}?${searchOf(now.asked).toString()}`
      }
      change={better ? changeOf(value, past.answer?.bloques?.[name]?.[0]?.[field], tile.format, better) : null}
      tone={value ? tile.tone : undefined}
      level={tile.format === 'percent' ? (levelOf(value, block.levels) ?? undefined) : undefined}
      failed={failed}
      onRetry={retry}
    />
  );
}
