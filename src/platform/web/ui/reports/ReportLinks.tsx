import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Predicate } from '#platform/shared/form-spec';
import { valueAt } from '#platform/shared/paths';
import { usePermissionSet } from '../access/PermissionsContext';
import { Icon, type IconName } from '../icons/Icon';
import { useShowContext } from '../show/ShowContext';
import { searchOf } from './report-params';

/** A report that a record opens. */
export interface ReportLink {
  readonly name: string;
  readonly icon: IconName;
  readonly permission: string;
  /** Parameters that it is asked with, by the field whose value each takes. */
  readonly take: Readonly<Record<string, string>>;
  /** Condition on the record. */
  readonly when?: Predicate;
}

/** Links from a record to its reports, with permission. */
export function ReportLinks({ links }: { readonly links: readonly ReportLink[] }) {
  const translate = useTranslate();
  const { record } = useShowContext();
  const held = usePermissionSet();
  return links
    .filter(({ permission, when }) => held.has(permission) && (!when || when(record)))
    .map(({ name, icon, take }) => {
      const params = Object.fromEntries(Object.entries(take).map(([to, field]) => [to, valueAt(record, field)]));
      return (
        <Button
          key={name}
          component={Link}
          to={`/reportes/${name}?${searchOf(params).toString()}`}
          startIcon={<Icon name={icon} />}
        >
          {translate(`resources.reportes.${name}.name`)}
        </Button>
      );
    });
}
