import { useCallback } from 'react';
import { isOfOthers } from '../../shared/reach';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { StandardOperation } from '../resource/resource-module';
import type { WireRecord } from '../resource/wire-record';
import { usePermission } from './PermissionsContext';
import { useReach } from './ReachContext';

/** Whether the signed-in person may do this to records of the resource in hand, and to which: those of others are seen by many who may not change them. */
export function useMayWrite(operation: StandardOperation): (record: WireRecord) => boolean {
  const { operations, permissions, writers } = useResourceModule();
  const reach = useReach();
  const may = usePermission(permissions[operation]) && operations.includes(operation);
  return useCallback(
    (record: WireRecord) => may && !isOfOthers(writers, record, permissions[operation], reach),
    [may, writers, permissions, operation, reach],
  );
}
