import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Predicate } from '#platform/shared/validation/form-spec';
import { valueAt } from '#platform/shared/paths';
import { usePermissionSet } from '../access/PermissionsContext';
import { Icon, type IconName } from '../icons/Icon';
import { useShowContext } from '../show/ShowContext';
import { searchOf } from './report-params';

/** Link from a record to a report. */
export interface ReportLink {
  readonly name: string;
  readonly icon: IconName;
  readonly permission: string;
  /** Parameters of the report, with the field of the record that supplies each. */
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
