import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type DataProvider } from 'react-admin';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Receta } from '#generated/shared/types/receta.gen';
import { estatusReceta } from '#generated/web/receta/enums.gen';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { failureErrors } from '#platform/web/ui/form/submit/failure-errors';
import { formatDate } from '#platform/web/ui/format/format-date';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import styles from './consult.module.css';

type Calls = {
  readonly recetaRepetir: (call: OperationCall<'recetaRepetir'>) => Promise<OperationAnswer<'recetaRepetir'>>;
};
type Row = Pick<Receta, 'recetaId' | 'folio' | 'estatus' | 'visitaId' | 'claves' | 'fechaCreada'> & {
  readonly id: number;
};

interface PrescriptionsProps {
  readonly pacienteId: number;
  readonly visitaId: number;
  /** Note that the prescriptions belong to. */
  readonly consultaId: number;
}

/** Renders the prescriptions of this visit, with buttons for a new one and for repeating the last. */
export function Prescriptions({ pacienteId, visitaId, consultaId }: PrescriptionsProps) {
  const translate = useTranslate();
  const mayPrescribe = usePermission('receta.crear');
  const { data = [] } = useRecords(
    'receta',
    {
      filter: { pacienteId },
      sort: { field: 'fechaCreada', order: 'DESC' },
      pagination: { page: 1, perPage: 20 },
    },
    { enabled: mayPrescribe },
  );
  if (!mayPrescribe) return null;
  const mine = data.filter((each) => each.visitaId === visitaId);
  const last = data.find((each) => each.visitaId !== visitaId && !UNISSUED.has(each.estatus));
  const source = JSON.stringify({ pacienteId, consultaId });
  return (
    <section className={styles['prescriptions']} aria-labelledby="prescriptions-title">
      <h3 id="prescriptions-title">{translate('consult.prescriptions')}</h3>
      {mine.length > 0 && (
        <ul>
          {mine.map(({ recetaId, folio, estatus, claves }) => (
            <li key={recetaId}>
              <Link to={recordPath.show('receta', recetaId)}>{folio ?? translate('consult.unnumbered')}</Link>{' '}
              <EnumChip choices={estatusReceta} value={estatus} />{' '}
              <small>{translate('consult.medicines', { smart_count: claves ?? 0 })}</small>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['ways']}>
        <Button
          component={Link}
          to={`${recordPath.create('receta')}?source=${encodeURIComponent(source)}`}
          variant="outlined"
        >
          {translate('consult.prescribe')}
        </Button>
        {last && <Repeat last={last} />}
      </div>
    </section>
  );
}

/** States in which a prescription was never handed to the patient. */
const UNISSUED: ReadonlySet<Receta['estatus']> = new Set(['BORRADOR', 'CANCELADA']);

function Repeat({ last }: { readonly last: Row }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const calls = useDataProvider<DataProvider & Calls>();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const work = useMutation({
    mutationFn: () => calls.recetaRepetir({ params: { recetaId: last.recetaId }, idempotencyKey }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: ['receta'] });
      await navigate(recordPath.edit('receta', data.recetaId));
    },
  });
  const refused = work.error ? Object.values(failureErrors(work.error, translate)) : [];
  return (
    <>
      <Button disabled={work.isPending} onClick={() => work.mutate()}>
        {translate('consult.repeat', { date: formatDate(last.fechaCreada), smart_count: last.claves ?? 0 })}
      </Button>
      {refused.length > 0 && (
        <Alert severity="error" role="alert">
          {refused.join(' ')}
        </Alert>
      )}
    </>
  );
}
