import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useDraftSlot } from '../form/drafts/useDraftSlot';
import { Loading } from '../states/Loading';
import { LateTexts } from '../texts/LateTexts';
import { WalkPage } from './WalkPage';
import styles from './walk.module.css';
import type { WalkViewProps } from './useWalk';

/** Walk through the lines of a document one by one, for one-handed use: the line in large type, a keypad below, a scanner at any time. */
export function WalkView(props: WalkViewProps) {
  const slot = useDraftSlot(props.place);
  const titleId = useId();
  return (
    <Dialog
      open
      fullScreen
      onClose={props.onClose}
      aria-labelledby={titleId}
      transitionDuration={0}
      className={styles['dialog'] ?? ''}
    >
      <LateTexts area="walk" waiting={<Loading />}>
        {slot ? <WalkPage {...props} slot={slot} titleId={titleId} /> : <Loading />}
      </LateTexts>
    </Dialog>
  );
}
