import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { valueAt } from '#platform/shared/paths';
import { MergeValue } from '../conflict/MergeValue';
import { useMergeLabels } from '../conflict/useMergeLabels';
import type { Candidate } from './candidate';
import { CandidateLink } from './CandidateLink';
import styles from './duplicates.module.css';

interface DuplicateDialogProps {
  readonly paths: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly found: readonly Candidate[];
  readonly answer: (goesOn: boolean) => void;
}

/** Dialog with the input beside its possible duplicates. Offers to continue, unless one of them has the same unique value. */
export default function DuplicateDialog({ paths, values, found, answer }: DuplicateDialogProps) {
  const translate = useTranslate();
  const labels = useMergeLabels();
  const isThere = found.some(({ identico }) => identico);
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      maxWidth="md"
      fullWidth
      aria-labelledby="duplicates-title"
      transitionDuration={100}
    >
      <DialogTitle id="duplicates-title">{translate('app.duplicates.title')}</DialogTitle>
      <DialogContent>
        <p>
          {translate('app.duplicates.text')}
          {isThere && ` ${translate('app.duplicates.identical')}`}
        </p>
        {/* Scrolled with the keyboard as well. */}
        <div className={styles['scroll']} role="region" tabIndex={0} aria-labelledby="duplicates-title">
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{translate('app.duplicates.field')}</th>
                <th scope="col">{translate('app.duplicates.mine')}</th>
                {found.map((candidate) => (
                  <th key={candidate.id} scope="col">
                    {candidate.titulo}
                    <br />
                    <CandidateLink candidate={candidate} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {paths.map((path) => (
                <tr key={path}>
                  <th scope="row">{labels.label(path)}</th>
                  <td>
                    <MergeValue field={path} value={valueAt(values, path)} labels={labels} />
                  </td>
                  {found.map(({ id, valores }) => (
                    <td key={id}>
                      <MergeValue field={path} value={valores[path]} labels={labels} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}
      >
        {!isThere && <Button onClick={() => answer(true)}>{translate('app.duplicates.go')}</Button>}
        <Button autoFocus variant="contained" color="primary" onClick={() => answer(false)}>
          {translate('app.duplicates.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
