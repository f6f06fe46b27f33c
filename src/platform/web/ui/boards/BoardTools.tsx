import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { PERIODS, type Days, type Period } from '#platform/shared/dates/periods';
import { formatDate } from '../format/format-date';
import { DynamicReferencePicker } from '../reference/DynamicReferencePicker';
import { ReportPlacesProvider } from '../reference/report-places';
import type { BoardPlace } from './board-module';
import styles from './board.module.css';

interface BoardToolsProps {
  readonly period: Period;
  readonly days: Days;
  readonly onPeriod: (period: Period) => void;
  readonly place: BoardPlace | undefined;
  readonly placeId: number | null;
  readonly placeName: string;
  readonly onPlace: (id: number | null) => void;
  /** Hides the print button. */
  readonly brief: boolean;
  /** Resources that the cards count. */
  readonly counted: readonly string[];
  readonly children?: ReactNode;
}

/** Filters of a board: period and place. */
export function BoardTools({
  period,
  days,
  onPeriod,
  place,
  placeId,
  placeName,
  onPlace,
  brief,
  counted,
  children,
}: BoardToolsProps) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const id = useId();
  const isOfBoard = (key: readonly unknown[]) => key[0] === 'report' || counted.includes(String(key[0]));
  const fetching = useIsFetching({ predicate: ({ queryKey }) => isOfBoard(queryKey) });
  return (
    <div className={styles['tools']}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={period}
        aria-label={translate('app.boards.period')}
        onChange={(_, chosen: Period | null) => chosen && onPeriod(chosen)}
      >
        {PERIODS.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`app.boards.periods.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {place && (
        <div className={styles['place']}>
          <label htmlFor={id} className="rs-hidden">
            {translate('app.boards.place')}
          </label>
          <ReportPlacesProvider value={place.reach}>
            <DynamicReferencePicker
              id={id}
              size="small"
              reference={place.resource}
              filter={place.filter}
              placeholder={translate('app.boards.everywhere')}
              value={placeId === null ? [] : [placeId]}
              label={placeName}
              onChange={([chosen]) => onPlace(chosen === undefined ? null : Number(chosen))}
            />
          </ReportPlacesProvider>
        </div>
      )}
      <p className={styles['days']}>
        {days.desde === days.hasta
          ? formatDate(days.hasta)
          : translate('app.boards.days', { from: formatDate(days.desde), to: formatDate(days.hasta) })}
      </p>
      <span className={styles['buttons']}>
        {children}
        <Tooltip title={translate('app.boards.refresh')}>
          <IconButton
            size="small"
            aria-label={translate('app.boards.refresh')}
            aria-busy={fetching > 0}
            onClick={() => void queries.invalidateQueries({ predicate: ({ queryKey }) => isOfBoard(queryKey) })}
          >
            <Refresh fontSize="small" />
          </IconButton>
        </Tooltip>
        {!brief && (
          <Button size="small" startIcon={<PrintOutlined />} onClick={() => window.print()}>
            {translate('app.print.print')}
          </Button>
        )}
      </span>
    </div>
  );
}
