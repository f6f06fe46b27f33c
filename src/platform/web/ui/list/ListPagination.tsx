import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import IconButton from '@mui/material/IconButton';
import { useListContext, useTranslate } from 'react-admin';
import { useId } from 'react';
import { blocked } from '../buttons/blocked';
import { formatNumber } from '../format/format-number';
import styles from './list-pagination.module.css';

const PAGE_SIZES = [10, 25, 50, 100, 500, 1000];

/** Current part of the list, page size, and links to other pages. */
export function ListPagination() {
  const { page, perPage, total, setPage, setPerPage } = useListContext();
  const translate = useTranslate();
  const sizeId = useId();
  if (!total) return null;

  const pages = Math.max(1, Math.ceil(total / perPage));
  const step = (label: string, target: number, Drawing: typeof ChevronLeft) => (
    <IconButton
      size="small"
      aria-label={translate(label)}
      {...blocked(
        (target < 1 || target > pages || target === page) &&
          translate(target < page || page === 1 ? 'app.why.firstPage' : 'app.why.lastPage'),
      )}
      onClick={() => setPage(target)}
    >
      <Drawing className="rs-mirrored" fontSize="small" />
    </IconButton>
  );
  return (
    <nav className={styles['bar']} aria-label={translate('app.list.pages')}>
      <p className={styles['range']}>
        {translate('app.list.range', {
          from: formatNumber((page - 1) * perPage + 1),
          to: formatNumber(Math.min(page * perPage, total)),
          total: formatNumber(total),
        })}
      </p>
      <div className={styles['size']}>
        <label htmlFor={sizeId}>{translate('app.list.pageSize')}</label>
        <select id={sizeId} value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {[...new Set([...PAGE_SIZES, perPage])]
            .toSorted((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {formatNumber(size)}
              </option>
            ))}
        </select>
      </div>
      <div className={styles['steps']}>
        {step('app.list.first', 1, FirstPage)}
        {step('app.list.previous', page - 1, ChevronLeft)}
        <span aria-current="page">
          {translate('app.list.page', { page: formatNumber(page), pages: formatNumber(pages) })}
        </span>
        {step('app.list.next', page + 1, ChevronRight)}
        {step('app.list.last', pages, LastPage)}
      </div>
    </nav>
  );
}
