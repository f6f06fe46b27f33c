import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type DataProvider } from 'react-admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Consulta } from '#generated/shared/types/consulta.gen';
import type { Paciente } from '#generated/shared/types/paciente.gen';
import type { Signos } from '#generated/shared/types/signos.gen';
import type { Visita } from '#generated/shared/types/visita.gen';
import { leaveSaves } from '#platform/web/ui/form/page/leave-saves';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { failureErrors } from '#platform/web/ui/form/submit/failure-errors';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { listRecords } from '#platform/web/ui/resource/list-records';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { KnownPanel } from './KnownPanel';
import { NoteForm } from './NoteForm';
import { Prescriptions } from './Prescriptions';
import { SignedNote } from './SignedNote';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './consult.module.css';

/**
 * Renders the physician's desk: known data of the patient on the left, the note on the right (DOMAIN f.3, «Consulta»). Its route is below
 * `visita`, because `/consulta/:id` is the page of a note.
 */
export default function ConsultPage() {
  const allowed = usePermission('consulta.crear');
  const visitaId = Number(useParams()['visitaId']);
  return allowed ? <Desk visitaId={visitaId} /> : <NoPermission />;
}

interface Opened {
  readonly visit: Visita;
  readonly patient: Partial<Paciente>;
  readonly signs: Signos | undefined;
  readonly notes: readonly Consulta[];
}

async function open(provider: DataProvider, visitaId: number): Promise<Opened> {
  const { data: visit } = await provider.getOne('visita', { id: visitaId });
  const pagination = { page: 1, perPage: 10 };
  const [patient, signs, notes] = await Promise.all([
    provider.getOne('paciente', { id: visit.pacienteId }),
    listRecords(provider, 'signos', {
      pagination,
      filter: { visitaId, estatus: ['VIGENTE'] },
      sort: { field: 'fechaToma', order: 'DESC' },
    }),
    listRecords(provider, 'consulta', {
      pagination,
      filter: { visitaId },
      sort: { field: 'fechaHora', order: 'DESC' },
    }),
  ]);
  const full = await Promise.all(notes.data.map(({ id }) => provider.getOne('consulta', { id })));
  return { visit, patient: patient.data, signs: signs.data[0], notes: full.map(({ data }) => data) };
}

function Desk({ visitaId }: { readonly visitaId: number }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['consulta', 'visita', visitaId],
    queryFn: async () => {
      await leaveSaves();
      return open(provider, visitaId);
    },
    // Not fetched again: input is based on the opened version.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  usePageTitle(translate('consult.title'));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { visit, patient, signs, notes } = data;
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={visit.pacienteNombre}
        description={[patient.edad, visit.motivo].filter(Boolean).join(' · ')}
        // Without a note, the start buttons are visible without scrolling.
        actions={notes.length === 0 && <Begin visit={visit} signs={signs} again={false} />}
      />
      <div className={styles['desk']}>
        <KnownPanel patient={patient} pacienteId={visit.pacienteId} visitaId={visitaId} signs={signs} />
        <div className={styles['notes']}>
          <Notes visit={visit} signs={signs} notes={notes} />
        </div>
      </div>
    </div>
  );
}

function Notes({ visit, signs, notes }: Pick<Opened, 'visit' | 'signs' | 'notes'>) {
  const drafts = notes.filter(({ estatus }) => estatus === 'BORRADOR');
  const closed = notes.filter(({ estatus }) => estatus !== 'BORRADOR');
  const [draft] = drafts;
  const signed = closed.find(({ estatus }) => estatus === 'FIRMADA');
  return (
    <>
      {draft ? (
        <NoteForm key={`${draft.consultaId} ${draft.version}`} opened={draft} />
      ) : (
        closed.length > 0 && <Begin visit={visit} signs={signs} again />
      )}
      {(draft ?? signed) && (
        <Prescriptions
          pacienteId={visit.pacienteId}
          visitaId={visit.visitaId}
          consultaId={(draft ?? signed!).consultaId}
        />
      )}
      {closed.map((note) => (
        <SignedNote key={note.consultaId} note={note} />
      ))}
    </>
  );
}

interface BeginProps extends Pick<Opened, 'visit' | 'signs'> {
  readonly again: boolean;
}

function Begin({ visit, signs, again }: BeginProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const work = useMutation({
    mutationFn: async () =>
      provider.create('consulta', {
        data: {
          visitaId: visit.visitaId,
          pacienteId: visit.pacienteId,
          unidadId: visit.unidadId,
          ...(visit.nucleoId === null ? {} : { nucleoId: visit.nucleoId }),
          ...(signs ? { signosId: signs.signosId } : {}),
          tipo: visit.tipo === 'URGENCIAS' ? 'URGENCIA' : await usualKind(provider, visit),
          motivoConsulta: visit.motivo,
        },
        meta: { idempotencyKey: key },
      }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['consulta'] }),
        queries.invalidateQueries({ queryKey: ['visita'] }),
      ]),
  });
  const refused = work.error ? Object.values(failureErrors(work.error, translate)) : [];
  return (
    <div>
      {refused.length > 0 && (
        <Alert severity="error" role="alert">
          {refused.join(' ')}
        </Alert>
      )}
      <Button
        variant={again ? 'outlined' : 'contained'}
        color={again ? 'inherit' : 'primary'}
        disabled={work.isPending}
        onClick={() => work.mutate()}
      >
        {translate(again ? 'consult.beginAnother' : 'consult.begin')}
      </Button>
    </div>
  );
}

/** Returns the most likely kind of visit (DOMAIN a.4): the first in that unit or service, or a later one. The physician may change it. */
async function usualKind(
  provider: DataProvider,
  { pacienteId, unidadId, nucleoId }: Opened['visit'],
): Promise<Consulta['tipo']> {
  const { total } = await listRecords(provider, 'consulta', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'fechaHora', order: 'DESC' },
    filter: { pacienteId, unidadId, estatus: 'FIRMADA', ...(nucleoId === null ? {} : { nucleoId }) },
  });
  return total === 0 ? 'PRIMERA_VEZ' : 'SUBSECUENTE';
}
