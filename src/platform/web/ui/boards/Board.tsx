import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { daysBefore, daysOf, type Period } from '#platform/shared/dates/periods';
import { useOwn } from '../access/ReachContext';
import { today } from '../format/format-date';
import { EmptyState } from '../states/EmptyState';
import { Loading } from '../states/Loading';
import type { BoardCardSpec, BoardParts } from './board-module';
import { BoardTools } from './BoardTools';
import { CountCard } from './CountCard';
import { DrawingCard } from './DrawingCard';
import { FigureCard } from './FigureCard';
import { useBoardPlace } from './useBoardPlace';
import styles from './board.module.css';

/** Parameters of a board. */
export interface BoardView {
  readonly period: Period | null;
  readonly place: number | null;
}

interface BoardProps {
  readonly board: BoardParts;
  readonly view: BoardView;
  readonly onView: (view: BoardView) => void;
  /** Shows the figures only, as a part of another page. */
  readonly brief?: boolean;
  /** Content beside its tools. */
  readonly children?: ReactNode;
}

type ReportCard = Exclude<BoardCardSpec, { readonly type: 'count' }>;

/** Returns the blocks that all cards with the same report and parameters need. */
function blocksOf({ report, with: also }: ReportCard, cards: readonly BoardCardSpec[]): readonly string[] {
  const asked = JSON.stringify(also);
  return [
    ...new Set(
      cards.flatMap((each) =>
        each.type !== 'count' && each.report === report && JSON.stringify(each.with) === asked ? each.block : [],
      ),
    ),
  ];
}

/** Cards of a board: first the figures, then the drawings. Each sends its own request, so that a slow one does not delay the others. */
export function Board({ board, view, onView, brief = false, children }: BoardProps) {
  const translate = useTranslate();
  const titleId = useId();
  const own = useOwn();
  const { cards, place } = board;
  const period = view.period ?? board.period;
  const now = today();
  const days = daysOf(period, now);
  const { id, name, isKnown } = useBoardPlace(place, view.place);
  const where = place && id !== null ? { [place.parameter]: id } : {};
  const known = { ...where, hoy: now, usuarioId: own.propio?.[0], personalMedicoId: own.personal?.[0] };
  const params = { ...days, ...known };
  const before = { ...daysBefore(period, now), ...known };
  const titleOf = (card: BoardCardSpec) =>
    card.title ?? (card.titled ? translate(`resources.tableros.${board.name}.cards.${card.name}`) : '');
  const shown = brief ? cards.filter((card) => card.type !== 'drawing') : cards;
  const drawings = shown.filter((card) => card.type === 'drawing');
  const figures = shown.flatMap((card) => {
    if (card.type === 'drawing') return [];
    const props = { title: titleOf(card), params, before };
    return card.type === 'count' ? (
      <CountCard key={card.name} {...props} card={card} />
    ) : (
      <FigureCard key={card.name} {...props} card={card} blocks={blocksOf(card, shown)} />
    );
  });
  return (
    <div className={styles['board']}>
      <BoardTools
        period={period}
        days={days}
        onPeriod={(chosen) => onView({ ...view, period: chosen })}
        place={place}
        placeId={id}
        placeName={name}
        brief={brief}
        onPlace={(chosen) => onView({ ...view, place: chosen })}
        counted={cards.flatMap((card) => (card.type === 'count' ? [card.resource] : []))}
      >
        {children}
      </BoardTools>
      {!isKnown ? (
        <Loading />
      ) : place && id === null && (!place.optional || view.place !== null) ? (
        <EmptyState icon="map" title={translate('app.boards.noPlace')} text={translate('app.boards.noPlaceText')} />
      ) : (
        <>
          {figures.length > 0 && (
            <section aria-labelledby={titleId}>
              <h2 id={titleId} className="rs-hidden">
                {translate('app.boards.figures')}
              </h2>
              <ul className={styles['tiles']}>{figures}</ul>
            </section>
          )}
          {drawings.length > 0 && (
            <div className={styles['drawings']}>
              {drawings.map((card) => (
                <DrawingCard
                  key={card.name}
                  card={card}
                  blocks={blocksOf(card, shown)}
                  title={titleOf(card)}
                  params={params}
                  before={before}
                />
              ))}
            </div>
          )}
        </>
      )}
    </div>
  );
}
