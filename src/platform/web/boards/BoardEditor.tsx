import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { blocked } from '../ui/buttons/blocked';
import { isPeriod, PERIODS, type Period } from '#platform/shared/dates/periods';
import { usePermission } from '../ui/access/PermissionsContext';
import { Labelled } from '../ui/form/field/Labelled';
import { useSaveBoard, type OwnBoard } from '../ui/boards/own-board';
import formStyles from '../ui/form/form.module.css';
import styles from './boards.module.css';

interface BoardEditorProps {
  readonly board: OwnBoard;
  readonly onClose: () => void;
}

/** Renames, orders, shares and deletes a board of the user. Nothing is written before saving. */
export function BoardEditor({ board, onClose }: BoardEditorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const titleId = useId();
  const mayShare = usePermission('vista.compartir');
  const { save, remove, failure, pending } = useSaveBoard();
  const [name, setName] = useState(board.nombre);
  const [period, setPeriod] = useState<Period>(board.contenido.periodo);
  const [shared, setShared] = useState(board.compartida);
  const [cards, setCards] = useState(() => board.contenido.tarjetas.map((card, key) => ({ key, card })));
  const [removing, setRemoving] = useState(false);
  const ready = name.trim() !== '' && cards.every(({ card }) => card.tipo !== 'CUENTA' || card.titulo?.trim());

  const move = (from: number, by: -1 | 1) =>
    setCards((before) => {
      const next = [...before];
      const [moved] = next.splice(from, 1);
      if (moved) next.splice(from + by, 0, moved);
      return next;
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || pending) return;
    const saved = await save(board, {
      nombre: name.trim(),
      compartida: shared,
      contenido: { periodo: period, tarjetas: cards.map(({ card }) => card) },
    });
    if (!saved) return;
    notify('app.boards.saved', { type: 'success' });
    onClose();
  };
  const erase = async () => {
    if (!(await remove(board))) return;
    notify('app.boards.deleted', { type: 'success', messageArgs: { name: board.nombre } });
    await navigate('/tableros');
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={titleId}>{translate('app.boards.edit')}</DialogTitle>
        <DialogContent>
          <div className={styles['editor']}>
            <Labelled label={translate('app.boards.name')}>
              {(id) => (
                <TextField
                  id={id}
                  value={name}
                  slotProps={{ htmlInput: { maxLength: 60 } }}
                  onChange={({ target }) => setName(target.value)}
                />
              )}
            </Labelled>
            <Labelled label={translate('app.boards.opensWith')}>
              {(id) => (
                <select
                  id={id}
                  className={formStyles['select']}
                  value={period}
                  onChange={({ target: { value } }) => isPeriod(value) && setPeriod(value)}
                >
                  {PERIODS.map((each) => (
                    <option key={each} value={each}>
                      {translate(`app.boards.periods.${each}`)}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
            <ol className={styles['order']} aria-label={translate('app.boards.order')}>
              {cards.map(({ key, card }, index) => {
                const label = card.titulo ?? '';
                return (
                  <li key={key}>
                    <TextField
                      value={label}
                      slotProps={{
                        htmlInput: {
                          maxLength: 80,
                          'aria-label': translate('app.boards.cardTitleOf', { at: index + 1 }),
                        },
                      }}
                      onChange={({ target }) =>
                        setCards((before) =>
                          before.map((each) =>
                            each.key === key ? { key, card: { ...card, titulo: target.value } } : each,
                          ),
                        )
                      }
                    />
                    <span>
                      <IconButton
                        size="small"
                        aria-label={translate('app.boards.moveUp', { name: label })}
                        {...blocked(index === 0 && translate('app.why.top'))}
                        onClick={() => move(index, -1)}
                      >
                        <ArrowUpward fontSize="small" />
                      </IconButton>
                      <IconButton
                        size="small"
                        aria-label={translate('app.boards.moveDown', { name: label })}
                        {...blocked(index === cards.length - 1 && translate('app.why.bottom'))}
                        onClick={() => move(index, 1)}
                      >
                        <ArrowDownward fontSize="small" />
                      </IconButton>
                      <IconButton
                        size="small"
                        aria-label={translate('app.boards.takeOff', { name: label })}
                        onClick={() => setCards((before) => before.filter((each) => each.key !== key))}
                      >
                        <Close fontSize="small" />
                      </IconButton>
                    </span>
                  </li>
                );
              })}
            </ol>
            {(mayShare || board.compartida) && (
              <FormControlLabel
                control={<Checkbox checked={shared} onChange={(_, checked) => setShared(checked)} />}
                label={translate('app.boards.share')}
              />
            )}
            {failure && (
              <p role="alert" className={styles['failure']}>
                {failure}
              </p>
            )}
            {removing ? (
              <div role="alert">
                <p>{translate('app.boards.deleteAsk', { name: board.nombre })}</p>
                <div className={styles['buttons']}>
                  <Button variant="contained" color="error" aria-disabled={pending} onClick={() => void erase()}>
                    {translate('app.boards.delete')}
                  </Button>
                  <Button onClick={() => setRemoving(false)}>{translate('app.action.cancel')}</Button>
                </div>
              </div>
            ) : (
              <div className={styles['buttons']}>
                <Button color="error" onClick={() => setRemoving(true)}>
                  {translate('app.boards.delete')}
                </Button>
              </div>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('app.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            {...blocked(!ready && translate('app.why.name'), pending)}
          >
            {translate('app.boards.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
