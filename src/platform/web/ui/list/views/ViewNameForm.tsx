import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { blocked } from '../../buttons/blocked';
import panel from '../panel.module.css';

interface ViewNameFormProps {
  readonly initial: string;
  readonly submit: string;
  readonly pending: boolean;
  readonly onSubmit: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Form for the name of a view. */
export function ViewNameForm({ initial, submit, pending, onSubmit, onCancel }: ViewNameFormProps) {
  const id = useId();
  const translate = useTranslate();
  const [name, setName] = useState(initial);
  return (
    <form
      className={panel['part']}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !pending) void onSubmit(name.trim());
      }}
    >
      <label htmlFor={id} className={panel['note']}>
        {translate('app.lists.views.name')}
      </label>
      <OutlinedInput
        id={id}
        size="small"
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
        inputProps={{ maxLength: 60, autoComplete: 'off' }}
      />
      <div className={panel['buttons']}>
        <Button
          type="submit"
          size="small"
          variant="contained"
          color="primary"
          {...blocked(name.trim() === '' && translate('app.why.name'), pending)}
        >
          {submit}
        </Button>
        <Button size="small" onClick={onCancel}>
          {translate('app.action.cancel')}
        </Button>
      </div>
    </form>
  );
}
