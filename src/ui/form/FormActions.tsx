import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styles from './form.module.css';

interface FormActionsProps {
  readonly formId: string;
  readonly saveLabel: string;
  readonly cancelTo: string;
}

/** Save and cancel, always within reach at the bottom of the window. */
export function FormActions({ formId, saveLabel, cancelTo }: FormActionsProps) {
  const { isSubmitting } = useFormState();
  const translate = useTranslate();
  return (
    <div className={styles['actions']}>
      <Button
        type="submit"
        form={formId}
        variant="contained"
        color="primary"
        size="large"
        aria-disabled={isSubmitting}
        startIcon={isSubmitting ? <CircularProgress size={16} color="inherit" /> : undefined}
        onClick={(event) => {
          // Not `disabled`: that would drop the focus, and a second press must do nothing anyway.
          if (isSubmitting) event.preventDefault();
        }}
      >
        {saveLabel}
      </Button>
      <Button component={Link} to={cancelTo} size="large">{translate('app.action.cancel')}</Button>
    </div>
  );
}
