import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { blocked } from '../buttons/blocked';
import formStyles from '../form/form.module.css';
import { Loading } from '../states/Loading';
import { WorkError } from '../states/WorkError';
import { Labelled } from '../form/field/Labelled';
import { MAX_CARDS, useOwnBoards, useSaveBoard, type OwnCard } from './own-board';
import styles from './pin.module.css';

/** Item that a board can show, with its title. */
export interface Pinnable {
  readonly title: string;
  readonly card: Omit<OwnCard, 'titulo'>;
}

interface PinDialogProps {
  /** Items to choose from; never empty. */
  readonly offered: readonly Pinnable[];
  readonly onClose: () => void;
}

const NEW = 'nuevo';

/** Dialog that adds the current item to one of the user's boards. */
export default function PinDialog({ offered, onClose }: PinDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const { data, error } = useOwnBoards();
  const { create, save, failure, pending } = useSaveBoard();
  const boards = (data ?? []).filter(({ propia }) => propia);
  const [which, setWhich] = useState(0);
  const [title, setTitle] = useState(offered[0]!.title);
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const board = chosen ?? (boards[0] ? String(boards[0].tableroId) : NEW);
  const target = boards.find(({ tableroId }) => String(tableroId) === board);
  const full = target !== undefined && target.contenido.tarjetas.length >= MAX_CARDS;
  const ready = title.trim() !== '' && (target ? !full : name.trim() !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!ready || pending) return;
    const card = { ...offered[which]!.card, titulo: title.trim() };
    const saved = target
      ? await save(target, { contenido: { ...target.contenido, tarjetas: [...target.contenido.tarjetas, card] } })
      : await create(name.trim(), { periodo: '30D', tarjetas: [card] });
    if (!saved) return;
    notify('app.boards.pinned', { type: 'success', messageArgs: { name: saved.nombre } });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={titleId}>{translate('app.boards.pin')}</DialogTitle>
        <DialogContent className={styles['fields'] ?? ''}>
          <WorkError error={error} />
          {!data && !error && <Loading />}
          {offered.length > 1 && (
            <Labelled label={translate('app.boards.what')}>
              {(id) => (
                <select
                  id={id}
                  className={formStyles['select']}
                  value={which}
                  onChange={({ target: { value } }) => {
                    setWhich(Number(value));
                    setTitle(offered[Number(value)]!.title);
                  }}
                >
                  {offered.map((each, index) => (
                    <option key={index} value={index}>
                      {each.title}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
          )}
          <Labelled label={translate('app.boards.cardTitle')}>
            {(id) => (
              <TextField
                id={id}
                value={title}
                slotProps={{ htmlInput: { maxLength: 80 } }}
                onChange={({ target: { value } }) => setTitle(value)}
              />
            )}
          </Labelled>
          <Labelled
            label={translate('app.boards.board')}
            problem={full ? translate('app.boards.full', { most: MAX_CARDS }) : undefined}
          >
            {(id) => (
              <select
                id={id}
                className={formStyles['select']}
                value={board}
                aria-invalid={full}
                onChange={({ target: { value } }) => setChosen(value)}
              >
                {boards.map(({ tableroId, nombre }) => (
                  <option key={tableroId} value={String(tableroId)}>
                    {nombre}
                  </option>
                ))}
                <option value={NEW}>{translate('app.boards.new')}</option>
              </select>
            )}
          </Labelled>
          {!target && (
            <Labelled label={translate('app.boards.name')}>
              {(id) => (
                <TextField
                  id={id}
                  value={name}
                  slotProps={{ htmlInput: { maxLength: 60 } }}
                  onChange={({ target: { value } }) => setName(value)}
                />
              )}
            </Labelled>
          )}
          {failure && (
            <p role="alert" className={styles['failure']}>
              {failure}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('app.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            {...blocked(!ready && translate('app.why.name'), pending)}
          >
            {translate('app.boards.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
