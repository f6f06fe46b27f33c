import { useTranslate } from 'react-admin';
import type { Predicate } from '#platform/shared/validation/form-spec';
import { valueAt } from '#platform/shared/paths';
import { usePermissionSet } from '../access/PermissionsContext';
import type { MoreAction } from '../page/MoreMenu';
import type { WireRecord } from '../resource/wire-record';
import { searchOf } from './report-params';

/** Link from a record to a report. */
export interface ReportLink {
  readonly name: string;
  readonly permission: string;
  /** Parameters of the report, with the field of the record that supplies each. */
  readonly take: Readonly<Record<string, string>>;
  /** Condition on the record. */
  readonly when?: Predicate;
}

/** Returns the menu entries that lead from a record to its reports, with permission. */
export function useReportLinks(links: readonly ReportLink[], record: WireRecord): readonly MoreAction[] {
  const translate = useTranslate();
  const held = usePermissionSet();
  return links
    .filter(({ permission, when }) => held.has(permission) && (!when || when(record)))
    .map(({ name, take }) => {
      const params = Object.fromEntries(Object.entries(take).map(([to, field]) => [to, valueAt(record, field)]));
      return {
        text: translate(`resources.reportes.${name}.name`),
        to: `/reportes/${name}?${searchOf(params).toString()}`,
      };
    });
}
