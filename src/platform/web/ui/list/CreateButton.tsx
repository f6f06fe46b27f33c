import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermission } from '../access/PermissionsContext';
import { lowerFirst } from '../format/lower-first';
import { recordPath } from '#platform/shared/record-path';
import { useResourceModule } from '../resource/ResourceModuleContext';

/** Button «Crear unidad médica», with permission. */
export function CreateButton() {
  const { name, operations, permissions } = useResourceModule();
  const translate = useTranslate();
  const allowed = usePermission(permissions.create);
  if (!allowed || !operations.includes('create')) return null;
  return (
    <Button
      component={Link}
      to={recordPath.create(name)}
      data-shortcut="create"
      variant="contained"
      color="primary"
      startIcon={<Add />}
    >
      {translate('app.action.create', { name: lowerFirst(translate(`resources.${name}.name`, { smart_count: 1 })) })}
    </Button>
  );
}
