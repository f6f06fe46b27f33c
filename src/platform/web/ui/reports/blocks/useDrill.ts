import { usePermissionSet } from '../../access/PermissionsContext';
import type { ReportRow } from '../report-answer';
import { drillPath, type Drill } from './drill';

/** Returns the link of a row; null without one, or without permission for the list. */
export function useDrill(
  params: Readonly<Record<string, unknown>>,
): (drill: Drill | undefined, row: ReportRow) => string | null {
  const held = usePermissionSet();
  return (drill, row) => (drill && held.has(drill.permission) ? drillPath(drill, row, params) : null);
}
