import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { blocked } from '#platform/web/ui/buttons/blocked';
import type { MatrixGroup, MatrixRow } from '#platform/shared/matrix';
import type { ChangeKind, MatrixChange } from '#platform/shared/matrix-changes';
import type { IconName } from '#platform/web/ui/icons/Icon';
import { LevelChip } from '#platform/web/ui/matrix/LevelChip';
import type { MatrixSpec } from '#platform/web/ui/matrix/matrix-spec';
import { choiceKey, type Tone } from '#platform/web/ui/values/enum-choices';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import styles from './review-dialog.module.css';

interface ReviewDialogProps {
  readonly changes: readonly MatrixChange[];
  readonly affected: number | null;
  readonly matrix: MatrixSpec;
  readonly groups: readonly MatrixGroup[];
  readonly onAnswer: (go: boolean) => void;
}

const LOOKS: Readonly<Record<ChangeKind, { tone: Tone; icon: IconName }>> = {
  added: { tone: 'success', icon: 'check' },
  wider: { tone: 'info', icon: 'network' },
  other: { tone: 'neutral', icon: 'swap' },
  narrower: { tone: 'warning', icon: 'layers' },
  removed: { tone: 'danger', icon: 'block' },
};
const KINDS = Object.keys(LOOKS) as ChangeKind[];
/** Changes that grant more access. */
const GIVES: readonly ChangeKind[] = ['added', 'wider', 'other'];

/** Dialog with the pending changes, highest risk first. High-risk changes require a separate confirmation. */
export default function ReviewDialog({ changes, affected, matrix, groups, onAnswer }: ReviewDialogProps) {
  const translate = useTranslate();
  const [confirmed, setConfirmed] = useState(false);
  const rows = new Map<string, MatrixRow>(groups.flatMap(({ filas }) => filas.map((row) => [row.clave, row])));
  const isHigh = ({ clave }: MatrixChange) => rows.get(clave)?.nivel === 'ALTO';
  const inOrder = changes.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  const parts = [
    { name: 'high', items: inOrder.filter(isHigh) },
    { name: 'rest', items: inOrder.filter((change) => !isHigh(change)) },
  ].filter(({ items }) => items.length > 0);
  const asks = changes.some((change) => isHigh(change) && GIVES.includes(change.kind));
  const textOf = (choice: string | null) =>
    choice === null ? translate('app.matrix.none') : translate(choiceKey(matrix.choices, choice), { _: choice });
  const totals = KINDS.map((kind) => ({ kind, total: changes.filter((change) => change.kind === kind).length })).filter(
    ({ total }) => total > 0,
  );
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      maxWidth="md"
      fullWidth
      aria-labelledby="revision-titulo"
      transitionDuration={100}
    >
      <DialogTitle id="revision-titulo">{translate('app.matrix.review', { smart_count: changes.length })}</DialogTitle>
      <DialogContent className={styles['content'] ?? ''}>
        {affected !== null && (
          <p className={styles['affected']} data-many={affected > 0 || undefined}>
            {translate(affected === 0 ? 'app.matrix.affectedNone' : 'app.matrix.affected', { smart_count: affected })}
          </p>
        )}
        <p className={styles['totals']}>
          {totals.map(({ kind, total }) => (
            <ToneChip key={kind} {...LOOKS[kind]}>
              {translate(`app.matrix.kinds.${kind}`)}: {total}
            </ToneChip>
          ))}
        </p>
        {parts.map(({ name, items }) => (
          <section key={name} aria-labelledby={`revision-${name}`}>
            <h3 id={`revision-${name}`}>{translate(`app.matrix.part.${name}`, { smart_count: items.length })}</h3>
            <ul className={styles['changes']}>
              {items.map(({ clave, kind, before, after }) => (
                <li key={clave}>
                  <ToneChip {...LOOKS[kind]}>{translate(`app.matrix.kind.${kind}`)}</ToneChip>
                  <span className={styles['what']}>
                    <span>
                      {rows.get(clave)?.nombre ?? clave} {name === 'high' && <LevelChip level="ALTO" />}
                    </span>
                    <small>
                      <del>{textOf(before)}</del> <span aria-hidden>→</span>{' '}
                      <span className="rs-hidden">{translate('app.matrix.becomes')}</span> <ins>{textOf(after)}</ins>
                    </small>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}
      >
        {asks && (
          <FormControlLabel
            className={styles['confirm'] ?? ''}
            control={<Checkbox checked={confirmed} onChange={(_event, checked) => setConfirmed(checked)} />}
            label={translate('app.matrix.confirmHigh')}
          />
        )}
        <Button onClick={() => onAnswer(false)}>{translate('app.matrix.back')}</Button>
        <Button
          variant="contained"
          color="primary"
          {...blocked(asks && !confirmed && translate('app.matrix.confirmHigh'))}
          onClick={() => onAnswer(true)}
        >
          {translate('app.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
