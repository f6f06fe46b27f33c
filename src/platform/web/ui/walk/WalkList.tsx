import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { LineColumn } from '../lines/line-column';
import { labelBeside } from '../values/label-beside';
import { ValueView } from '../values/ValueView';
import { headingOf } from './heading-of';
import type { Walk } from './useWalk';
import styles from './walk.module.css';

interface WalkListProps {
  readonly walk: Walk;
  readonly columns: readonly LineColumn[];
  readonly onChoose: (place: number) => void;
}

/** Maximum lines rendered; later ones appear as earlier ones are done. */
const DRAWN = 100;

/** List of the remaining lines, or of all; a touch opens one. */
export function WalkList({ walk, columns, onChoose }: WalkListProps) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const { lines, keys, amounts, place, left } = walk;
  const places = all ? [...keys.keys()] : left;
  const drawn = places.slice(0, DRAWN);
  const beside = columns.slice(1);
  return (
    <nav className={styles['list']} aria-label={translate('walk.list')}>
      <div className={styles['listHead']}>
        <span>{translate('walk.left', { smart_count: left.length })}</span>
        <label>
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
          {translate('walk.all')}
        </label>
      </div>
      <ol>
        {drawn.map((at) => {
          const line = lines[at]!;
          const amount = amounts.get(keys[at]!);
          return (
            <li key={keys[at]}>
              <button type="button" aria-current={at === place || undefined} onClick={() => onChoose(at)}>
                <span className={styles['listName']}>{headingOf(line, columns)}</span>
                <span className={styles['listFacts']}>
                  {beside
                    .filter(({ source }) => line[source] !== null && line[source] !== undefined && line[source] !== '')
                    .map((column) => (
                      <span key={column.source}>
                        <ValueView spec={column} value={line[column.source]} label={labelBeside(column, line)} />
                      </span>
                    ))}
                </span>
                {amount !== undefined && <strong>{amount}</strong>}
              </button>
            </li>
          );
        })}
      </ol>
      {places.length > drawn.length && <p>{translate('walk.more', { smart_count: places.length - drawn.length })}</p>}
    </nav>
  );
}
