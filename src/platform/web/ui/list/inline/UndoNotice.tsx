import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';

/** Message of a change with an undo, which works once. */
export function UndoNotice({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  const translate = useTranslate();
  const [taken, setTaken] = useState(false);
  return (
    <>
      {text}{' '}
      <Button
        size="small"
        color="inherit"
        variant="text"
        sx={{ my: -0.5 }}
        aria-disabled={taken}
        onClick={() => {
          if (!taken) onUndo();
          setTaken(true);
        }}
      >
        {translate('app.lists.batch.undo')}
      </Button>
    </>
  );
}
