import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PermissionKey, ResourceName } from '#platform/shared/product-names';
import { usePermissionSet } from '../ui/access/PermissionsContext';
import { lowerFirst } from '../ui/format/lower-first';
import { recordPath } from '#platform/shared/record-path';
import type { MenuGroup } from './menu';
import styles from './home.module.css';

/** Records that people create most, with the required permission. */
const ACTIONS: readonly { readonly resource: ResourceName; readonly permission: PermissionKey }[] = [
  { resource: 'paciente', permission: 'paciente.crear' },
  { resource: 'solicitud', permission: 'solicitud.crear' },
  { resource: 'personal-medico', permission: 'personal-medico.administrar' },
  { resource: 'insumo', permission: 'insumo.administrar' },
  { resource: 'usuario', permission: 'usuario.administrar' },
];

/** Shortcuts to records that the user may create. */
export function QuickActions({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const held = usePermissionSet();
  const translate = useTranslate();
  const names = new Map(groups.flatMap(({ items }) => items.map(({ entity, one }) => [entity, one])));
  const allowed = ACTIONS.flatMap(({ resource, permission }) => {
    const name = names.get(resource);
    return name && held.has(permission) ? [{ resource, name }] : [];
  });
  if (allowed.length === 0) return null;
  return (
    <div className={styles['actions']} role="group" aria-label={translate('app.home.actions')}>
      {allowed.map(({ resource, name }, index) => (
        <Button
          key={resource}
          component={Link}
          to={recordPath.create(resource)}
          startIcon={<Add />}
          {...(index === 0 ? { variant: 'contained', color: 'primary' } : {})}
        >
          {translate('app.action.create', { name: lowerFirst(name) })}
        </Button>
      ))}
    </div>
  );
}
