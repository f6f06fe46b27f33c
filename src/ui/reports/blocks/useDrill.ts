import { usePermissionSet } from '../../access/PermissionsContext';
import type { ReportRow } from '../report-answer';
import { drillPath, type Drill } from './drill';

/** Where a row leads the person who looks at it: null where it leads nowhere, or to a list that is not theirs to open. */
export function useDrill(
  params: Readonly<Record<string, unknown>>,
): (drill: Drill | undefined, row: ReportRow) => string | null {
  const held = usePermissionSet();
  return (drill, row) => (drill && held.has(drill.permission) ? drillPath(drill, row, params) : null);
}
