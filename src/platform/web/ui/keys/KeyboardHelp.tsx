import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { setShortcuts, useShortcuts } from './shortcuts';
import styles from './keys.module.css';

type Keys = readonly (readonly [keys: readonly string[], text: string])[];
const GROUPS: Readonly<Record<'anywhere' | 'inLists', Keys>> = {
  anywhere: [
    [['Ctrl', 'K'], 'find'],
    [['n'], 'create'],
    [['e'], 'edit'],
    [['Ctrl', 'S'], 'save'],
    [['?'], 'help'],
  ],
  inLists: [
    [['/'], 'search'],
    [['↓', 'j'], 'next'],
    [['↑', 'k'], 'previous'],
    [['Enter'], 'open'],
    [['Ctrl', 'Enter'], 'openTab'],
    [['Espacio'], 'peek'],
    [['Esc'], 'closePeek'],
    [['x'], 'select'],
    [['→', '←'], 'cells'],
    [['F2'], 'change'],
  ],
};

/** Help on keyboard shortcuts, with a switch for single-key ones. */
export default function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const on = useShortcuts();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="keys-title" transitionDuration={100}>
      <DialogTitle id="keys-title">{translate('app.lists.keys.title')}</DialogTitle>
      <DialogContent>
        {Object.entries(GROUPS).map(([group, rows]) => (
          <section key={group} className={styles['group']}>
            <h3>{translate(`app.lists.keys.${group}`)}</h3>
            <dl className={styles['keys']}>
              {rows.map(([keys, text]) => (
                <div key={text}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key === 'Espacio' ? translate('app.lists.keys.space') : key}</kbd>
                    ))}
                  </dt>
                  <dd>{translate(`app.lists.keys.${text}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <FormControlLabel
          className={styles['switch'] ?? ''}
          label={translate('app.lists.keys.on')}
          control={<Switch checked={on} onChange={(event) => setShortcuts(event.target.checked)} />}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" onClick={onClose}>
          {translate('app.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
