import { useCallback } from 'react';
import { isOfOthers } from '#platform/shared/reach';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { StandardOperation } from '../resource/resource-module';
import type { WireRecord } from '../resource/wire-record';
import { usePermission } from './PermissionsContext';
import { useReach } from './ReachContext';

/** Answers which records of the current resource the signed-in person may write: more people read a record than may change it. */
export function useMayWrite(operation: StandardOperation): (record: WireRecord) => boolean {
  const { operations, permissions, writers } = useResourceModule();
  const reach = useReach();
  const may = usePermission(permissions[operation]) && operations.includes(operation);
  return useCallback(
    (record: WireRecord) => may && !isOfOthers(writers, record, permissions[operation], reach),
    [may, writers, permissions, operation, reach],
  );
}
