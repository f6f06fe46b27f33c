import ChevronRight from '@mui/icons-material/ChevronRight';
import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingFlat from '@mui/icons-material/TrendingFlat';
import TrendingUp from '@mui/icons-material/TrendingUp';
import Button from '@mui/material/Button';
import type { CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Change } from './change';
import styles from './board.module.css';

interface BoardTileProps {
  readonly title: string;
  /** Formatted figure; null while unknown. */
  readonly figure: string | null;
  readonly to: string | null;
  readonly change?: Change | null;
  readonly tone?: 'danger' | 'warning' | undefined;
  /** One of five colours of a percentage. */
  readonly level?: number | undefined;
  readonly failed?: boolean;
  readonly onRetry?: () => void;
}

const ARROWS = { up: TrendingUp, down: TrendingDown, same: TrendingFlat };

/** Tile with a figure, its change, and a link to the counted records. */
export function BoardTile({ title, figure, to, change, tone, level, failed = false, onRetry }: BoardTileProps) {
  const translate = useTranslate();
  if (failed)
    return (
      <li role="alert" data-failed>
        <div>
          <span>{title}</span>
          <small>{translate('app.boards.failed')}</small>
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              {translate('app.error.retry')}
            </Button>
          )}
        </div>
      </li>
    );
  const content = (
    <>
      <b style={{ '--characters': figure?.length ?? 1 } as CSSProperties}>
        {figure ?? <span className={styles['waiting']} role="img" aria-label={translate('app.loading')} />}
      </b>
      <span>{title}</span>
      {change && <ChangeLine change={change} />}
    </>
  );
  return (
    <li data-tone={tone} data-level={level}>
      {to && figure !== null ? (
        <Link to={to} className={styles['link'] ?? ''}>
          {content}
          <ChevronRight aria-hidden fontSize="small" />
        </Link>
      ) : (
        <div>{content}</div>
      )}
    </li>
  );
}

function ChangeLine({ change: { direction, by, unit, tone, before } }: { readonly change: Change }) {
  const translate = useTranslate();
  const Arrow = ARROWS[direction];
  return (
    <small className={styles['change']} data-tone={tone}>
      <Arrow aria-hidden fontSize="inherit" />
      <span className="rs-hidden">{translate(`app.boards.${direction}`)}</span>
      {by && <span>{translate(`app.boards.${unit}`, { by })}</span>}
      <span className={styles['before']}>{translate('app.boards.before', { before })}</span>
    </small>
  );
}
