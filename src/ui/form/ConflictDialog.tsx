import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDateTime } from '../format/format-date';
import { readPath } from '../resource/read-path';
import type { WireRecord } from '../resource/wire-record';
import { ValueView } from '../values/ValueView';
import { differences, type Side } from './conflict-differences';
import { useFormContextValue } from './FormContext';
import styles from './conflict-dialog.module.css';

export interface Conflict {
  /** The record as both started from. */
  readonly base: WireRecord;
  /** What this form tried to save. */
  readonly mine: WireRecord;
  /** What somebody else saved meanwhile. */
  readonly theirs: WireRecord;
  /** The person chose: their version is the base of the next save. */
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

/** Two people changed one record: shows both versions field by field and lets the second choose, so that nothing is lost unseen. */
export function ConflictDialog({ conflict, formId }: { readonly conflict: Conflict; readonly formId: string }) {
  const { base, mine, theirs, onChoose, onClose } = conflict;
  const { fields } = useFormContextValue();
  const { reset, setValue } = useFormContext();
  const translate = useTranslate();
  const rows = useMemo(() => differences([...fields.values()], base, mine, theirs), [fields, base, mine, theirs]);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (path: string, suggested: Side) => choices[path] ?? suggested;

  const apply = (keepMine: boolean) => {
    onChoose();
    reset(structuredClone(theirs));
    if (!keepMine) return;
    for (const { path, suggested } of rows) {
      if (sideOf(path, suggested) === 'mine') setValue(path, structuredClone(readPath(mine, path)) ?? null, { shouldDirty: true });
    }
    // After react-hook-form has taken the values in.
    setTimeout(() => (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit());
  };

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="conflict-title" transitionDuration={100}>
      <DialogTitle id="conflict-title">{translate('app.conflict.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('app.conflict.text', { when: formatDateTime(theirs['fechaModificacion']) })}</p>
        {rows.length === 0 ? (
          <p>{translate('app.conflict.same')}</p>
        ) : (
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{translate('app.conflict.field')}</th>
                <th scope="col">{translate('app.conflict.theirs')}</th>
                <th scope="col">{translate('app.conflict.mine')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ path, label, spec, suggested, both }) => (
                <tr key={path}>
                  <th scope="row">
                    {label}
                    {both && <small>{translate('app.conflict.both')}</small>}
                  </th>
                  {(['theirs', 'mine'] as const).map((side) => (
                    <td key={side}>
                      <label data-chosen={sideOf(path, suggested) === side || undefined}>
                        <input type="radio" name={`conflict-${path}`} checked={sideOf(path, suggested) === side} onChange={() => setChoices({ ...choices, [path]: side })} />
                        <span className="rs-hidden">{translate(side === 'mine' ? 'app.conflict.mine' : 'app.conflict.theirs')}: </span>
                        <span><ValueView spec={spec} value={readPath(side === 'mine' ? mine : theirs, path)} /></span>
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.conflict.back')}</Button>
        <Button onClick={() => apply(false)}>{translate('app.conflict.discard')}</Button>
        <Button variant="contained" color="primary" onClick={() => apply(true)}>{translate('app.conflict.save')}</Button>
      </DialogActions>
    </Dialog>
  );
}
