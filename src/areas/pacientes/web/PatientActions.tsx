import Baby from '@mui/icons-material/ChildCareOutlined';
import History from '@mui/icons-material/VisibilityOutlined';
import MergeIcon from '@mui/icons-material/MergeTypeOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { pacienteForm } from '#generated/shared/forms/paciente.gen';
import { ageAt } from '#areas/personas/shared/edad/age-at';
import { newbornStart } from '#areas/pacientes/shared/pacientes/newborn-start';
import { valueAt, type LooseRecord } from '#platform/shared/paths';
import { recordPath } from '#platform/shared/record-path';
import { today } from '#platform/web/ui/format/format-date';
import { listRecords } from '#platform/web/ui/resource/list-records';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useShowContext } from '#platform/web/ui/show/ShowContext';

/** Age range of mothers (DOMAIN a.4). */
const FERTILE = { from: 9, to: 60 } as const;

function canBeMother(record: LooseRecord, day: string): boolean {
  const age = ageAt(valueAt(record, 'persona.fechaNacimiento'), day);
  return (
    record['estatus'] === 'ACTIVO' &&
    valueAt(record, 'persona.genero') === 'M' &&
    age !== null &&
    age.anios >= FERTILE.from &&
    age.anios <= FERTILE.to
  );
}

/** Renders the actions of a patient: register a newborn, list accesses to the record, merge with another record. */
export default function PatientActions() {
  const translate = useTranslate();
  const { record } = useShowContext();
  const id = String(record['pacienteId']);
  const { permissions } = useResourceModule();
  const mayRegister = usePermission(permissions.create) && canBeMother(record, today());
  const provider = useDataProvider();
  const navigate = useNavigate();
  /** The relationship is fetched on demand, so that the chart opens with one request. */
  const beginNewborn = async () => {
    const { data } = await listRecords(provider, 'parentesco', {
      filter: { clave: 'MADRE' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'orden', order: 'ASC' },
    }).catch(() => ({ data: [] }));
    const start = newbornStart(pacienteForm, record, today(), data[0]?.parentescoId);
    void navigate(recordPath.create('paciente'), { state: { start } });
  };
  const mayMerge = usePermission('paciente.fusionar') && record['activo'] === true;
  return (
    <>
      {usePermission('bitacora.ver') && (
        <Button
          component={Link}
          to={`/bitacora?entidad=paciente&entidadId=${id}&acciones=LEER,ACCESO_EMERGENCIA&periodo=anio`}
          startIcon={<History />}
        >
          {translate('app.patient.whoSaw')}
        </Button>
      )}
      {mayRegister && (
        <Button
          component={Link}
          to={recordPath.create('paciente')}
          onClick={(event) => {
            event.preventDefault();
            void beginNewborn();
          }}
          startIcon={<Baby />}
        >
          {translate('app.patient.newborn')}
        </Button>
      )}
      {mayMerge && (
        <Button component={Link} to={`/pacientes/fusionar?queda=${id}`} startIcon={<MergeIcon />}>
          {translate('app.patient.merge.action')}
        </Button>
      )}
    </>
  );
}
