import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';

export interface Question {
  readonly label: string;
  readonly text: string;
}

interface QuestionsDialogProps {
  readonly questions: readonly Question[];
  readonly answer: (isConfirmed: boolean) => void;
}

/** Lists unexpected values, to be corrected or confirmed. */
export default function QuestionsDialog({ questions, answer }: QuestionsDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      maxWidth="sm"
      fullWidth
      aria-labelledby="questions-title"
      transitionDuration={100}
    >
      <DialogTitle id="questions-title">{translate('app.questions.title')}</DialogTitle>
      <DialogContent>
        <ul>
          {questions.map(({ label, text }) => (
            <li key={`${label} ${text}`}>
              {label !== '' && <b>{label}: </b>}
              {text}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}
      >
        <Button onClick={() => answer(true)}>{translate('app.questions.confirm')}</Button>
        <Button autoFocus variant="contained" color="primary" onClick={() => answer(false)}>
          {translate('app.questions.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
