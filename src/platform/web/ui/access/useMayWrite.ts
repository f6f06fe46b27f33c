import { useCallback } from 'react';
import { isOfOthers } from '#platform/shared/lifecycle/reach';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { StandardOperation } from '../resource/resource-module';
import type { WireRecord } from '../resource/wire-record';
import { usePermission } from './PermissionsContext';
import { useReach } from './ReachContext';

/**
 * Returns a function that is true for records of the current resource that the signed-in user may write: more people may read a record than
 * change it.
 */
export function useMayWrite(operation: StandardOperation): (record: WireRecord) => boolean {
  const { operations, permissions, writers } = useResourceModule();
  const reach = useReach();
  const may = usePermission(permissions[operation]) && operations.includes(operation);
  return useCallback(
    (record: WireRecord) => may && !isOfOthers(writers, record, permissions[operation], reach),
    [may, writers, permissions, operation, reach],
  );
}
