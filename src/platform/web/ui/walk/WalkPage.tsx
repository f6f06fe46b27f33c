import Close from '@mui/icons-material/Close';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { blocked } from '../buttons/blocked';
import type { DraftSlot } from '../form/drafts/draft-slot';
import { shareOf } from '../format/share-of';
import { useDetails } from '../lines/useDetails';
import { useCameraPanel } from '../scan/useCameraPanel';
import { useWalk, type WalkViewProps } from './useWalk';
import { WalkEntry } from './WalkEntry';
import { WalkLine } from './WalkLine';
import { WalkList } from './WalkList';
import { WalkNotices } from './WalkNotices';
import styles from './walk.module.css';

/** Heading with the progress, the current line, and the remaining lines. */
export function WalkPage(props: WalkViewProps & { readonly slot: DraftSlot; readonly titleId: string }) {
  const { title, titleId, finishLabel, columns, walk: spec } = props;
  const translate = useTranslate();
  const walk = useWalk(props);
  const { lines, keys, place, amounts, done, pieces } = walk;
  const details = useDetails(lines, columns);
  const [listed, setListed] = useState(false);
  const camera = useCameraPanel();
  const line = lines[place];
  const filled = keys.length > 0 && done === keys.length;
  const whole = filled && (pieces === null || pieces.shortLines === 0);
  const missing = pieces === null ? 0 : Math.max(pieces.all - pieces.done, 0);

  return (
    <div className={styles['page']} data-camera={camera.Panel !== null || undefined}>
      <header className={styles['head']}>
        <IconButton aria-label={translate('app.action.close')} onClick={() => void walk.close()}>
          <Close />
        </IconButton>
        <h2 id={titleId}>{title}</h2>
        <Button
          className={styles['listButton'] ?? ''}
          startIcon={<FormatListBulleted />}
          aria-expanded={listed}
          onClick={() => setListed(!listed)}
        >
          {translate('walk.list')}
        </Button>
        <p role="status">
          {pieces === null
            ? translate('walk.progress', { done, all: keys.length })
            : [
                translate('walk.pieces', { done: pieces.done, smart_count: pieces.all }),
                missing > 0 && translate('walk.missingPieces', { missing, smart_count: pieces.shortLines }),
              ]
                .filter(Boolean)
                .join(' · ')}
        </p>
        <LinearProgress
          variant="determinate"
          value={shareOf(pieces?.done ?? done, pieces?.all ?? keys.length)}
          aria-label={translate('walk.progressLabel')}
        />
      </header>
      <div className={styles['body']} data-listed={listed || undefined}>
        <WalkList
          walk={walk}
          columns={columns}
          onChoose={(chosen) => {
            walk.goTo(chosen);
            setListed(false);
          }}
        />
        <main className={styles['main']}>
          <WalkNotices walk={walk} columns={columns} />
          {line ? (
            <>
              <WalkLine
                line={line}
                columns={columns}
                field={spec.field}
                details={details}
                held={amounts.get(keys[place]!)}
                position={place + 1}
                count={keys.length}
              />
              <WalkEntry key={keys[place]} walk={walk} spec={spec} camera={spec.scan && camera} />
            </>
          ) : (
            <p className={styles['empty']}>{translate('walk.nothing')}</p>
          )}
          {(filled || keys.length === 0) && (
            <div className={styles['finish']}>
              {filled && (
                <p>
                  {translate(walk.waiting > 0 ? 'walk.waitingToFinish' : whole ? 'walk.whole' : 'walk.shortOf', {
                    smart_count: missing,
                  })}
                </p>
              )}
              <Button
                variant="contained"
                size="large"
                color="primary"
                {...blocked(walk.mustWait && translate('walk.waitingToFinish'))}
                onClick={() => void walk.finish()}
              >
                {finishLabel}
              </Button>
            </div>
          )}
        </main>
      </div>
      {camera.Panel && <camera.Panel onScan={walk.scan} onClose={camera.close} />}
    </div>
  );
}
