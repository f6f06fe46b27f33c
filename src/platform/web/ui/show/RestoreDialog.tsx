import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { readFailure } from '../form/submit/submission-failure';
import { formatDateTime } from '../format/format-date';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { describeError } from '../states/describe-error';
import { Loading } from '../states/Loading';
import type { ValueSpec } from '../values/value-spec';
import { ChangeTable } from './ChangeTable';
import type { HistoryProvider } from './history-provider';

interface RestoreDialogProps {
  /** Key of the record. */
  readonly id: string;
  readonly event: { readonly bitacoraId: number; readonly fecha: string };
  readonly specs: Readonly<Record<string, ValueSpec>>;
  readonly onClose: () => void;
}

/** Dialog that previews the restoration of an earlier version and applies it. Obstacles are shown by field. */
export default function RestoreDialog({ id, event, specs, onClose }: RestoreDialogProps) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const provider = useDataProvider<HistoryProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  // Fetched each time: the changes depend on the current record.
  const { data, error, refetch } = useQuery({
    queryKey: [name, 'earlier', id, event.bitacoraId],
    queryFn: ({ signal }) => provider.earlier(name, id, event.bitacoraId, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const caption = translate('app.history.restoreCaption');
  const failure = error ? describeError(error) : null;

  const restore = async (version: number) => {
    if (pending) return;
    setPending(true);
    setRefused([]);
    try {
      await provider.restore(name, id, event.bitacoraId, version);
      await queries.invalidateQueries({ queryKey: [name] });
      notify('app.history.restored', { type: 'success' });
      onClose();
    } catch (why) {
      const { current, fields, message, correlationId } = readFailure(why);
      if (current) {
        setRefused([translate('app.history.overtaken')]);
        void refetch();
      } else
        setRefused(
          message === null
            ? fields.map(
                ({ path, message: text }) =>
                  `${translate(`resources.${name}.fields.${path.replaceAll(/\.\d+/g, '')}`, { _: path })}: ${text}`,
              )
            : [translate(message, { correlationId: correlationId ?? '' })],
        );
    }
    setPending(false);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="restore-title" transitionDuration={100}>
      <DialogTitle id="restore-title">
        {translate('app.history.restoreTitle', { when: formatDateTime(event.fecha) })}
      </DialogTitle>
      <DialogContent>
        {failure && (
          <Alert severity="error" role="alert">
            {translate(failure.message, { correlationId: failure.correlationId ?? '' })}
          </Alert>
        )}
        {!data && !failure && <Loading />}
        {data &&
          (data.cambios.length === 0 ? (
            <p>{translate('app.history.restoreSame')}</p>
          ) : (
            <>
              <p>{translate('app.history.restoreText')}</p>
              <ChangeTable
                resource={name}
                changes={data.cambios}
                specs={specs}
                caption={caption}
                heads={['app.history.now', 'app.history.then']}
              />
            </>
          ))}
        {refused.length > 0 && (
          <Alert severity="error" role="alert" sx={{ mt: 3 }}>
            {refused.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          {translate(data?.cambios.length === 0 ? 'app.action.close' : 'app.action.cancel')}
        </Button>
        {data && data.cambios.length > 0 && (
          <Button
            variant="contained"
            color="primary"
            aria-disabled={pending}
            onClick={() => void restore(data.version)}
          >
            {translate('app.history.restore')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
