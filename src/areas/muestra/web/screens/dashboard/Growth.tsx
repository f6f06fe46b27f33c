import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Remove from '@mui/icons-material/RemoveCircleOutline';
import { useTranslate } from 'react-admin';
import { formatNumber } from '#platform/web/ui/format/format-number';
import styles from './dashboard.module.css';

const DIRECTIONS = {
  up: { sign: '+', Arrow: ArrowUpward },
  down: { sign: '−', Arrow: ArrowDownward },
  same: { sign: '', Arrow: Remove },
} as const;

/** Renders the change of a figure in percent of the previous period. Arrow, sign and words convey it independently of colour. */
export function Growth({ percent }: { readonly percent: number }) {
  const translate = useTranslate();
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'same';
  const { sign, Arrow } = DIRECTIONS[direction];
  return (
    <span className={styles['growth']} data-direction={direction}>
      <b>
        <Arrow aria-hidden fontSize="inherit" />
        {sign}
        {formatNumber(Math.abs(percent))} %
      </b>{' '}
      <span>{translate(`mock.dashboard.growth.${direction}`)}</span>
    </span>
  );
}
