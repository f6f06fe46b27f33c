import History from '@mui/icons-material/VisibilityOutlined';
import MergeIcon from '@mui/icons-material/MergeTypeOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermission } from '../../ui/access/PermissionsContext';
import { useShowContext } from '../../ui/show/ShowContext';

/** From a patient to who has seen their record, and to merging it with another. */
export default function PatientActions() {
  const translate = useTranslate();
  const { record } = useShowContext();
  const id = String(record['pacienteId']);
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
      {mayMerge && (
        <Button component={Link} to={`/pacientes/fusionar?queda=${id}`} startIcon={<MergeIcon />}>
          {translate('app.patient.merge.action')}
        </Button>
      )}
    </>
  );
}
