import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { useState, type MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useInPlace } from '../in-place/InPlaceContext';
import styles from '../form.module.css';

interface FormActionsProps {
  readonly formId: string;
  readonly saveLabel: string;
  readonly cancelTo: string;
  readonly another: boolean;
  /** Called with the button that submits the form: true for the one that continues with another record. */
  readonly onIntent: (another: boolean) => void;
}

/** Save and cancel buttons, always visible at the bottom of the window. */
export function FormActions({ formId, saveLabel, cancelTo, another, onIntent }: FormActionsProps) {
  const { isSubmitting } = useFormState();
  const translate = useTranslate();
  const inPlace = useInPlace();
  const [wantsAnother, setWantsAnother] = useState(false);
  const press = (intent: boolean) => (event: MouseEvent) => {
    // Not `disabled`, which would lose the focus; a second press has no effect anyway.
    if (isSubmitting) event.preventDefault();
    else {
      setWantsAnother(intent);
      onIntent(intent);
    }
  };
  const progress = (intent: boolean) =>
    isSubmitting && intent === wantsAnother ? <CircularProgress size={16} color="inherit" /> : undefined;
  return (
    <div className={styles['actions']} data-form-bar data-in-place={inPlace !== null || undefined}>
      <Button
        type="submit"
        form={formId}
        data-shortcut="save"
        variant="contained"
        color="primary"
        size="large"
        aria-disabled={isSubmitting}
        startIcon={progress(false)}
        onClick={press(false)}
      >
        {saveLabel}
      </Button>
      {another && (
        <Button
          type="submit"
          form={formId}
          variant="outlined"
          size="large"
          aria-disabled={isSubmitting}
          startIcon={progress(true)}
          onClick={press(true)}
        >
          {translate('app.form.another')}
        </Button>
      )}
      {inPlace ? (
        <Button size="large" onClick={inPlace.onLeave}>
          {translate('app.action.cancel')}
        </Button>
      ) : (
        <Button component={Link} to={cancelTo} size="large">
          {translate('app.action.cancel')}
        </Button>
      )}
    </div>
  );
}
