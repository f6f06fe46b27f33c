import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Suspense, useState, type ReactNode } from 'react';
import { usePermissionSet } from '../../access/PermissionsContext';
import { Icon } from '../../icons/Icon';
import { ResourceModuleProvider } from '../../resource/ResourceModuleContext';
import { useOpenedResource } from '../../resource/ResourceRegistry';
import type { ReportRow } from '../report-answer';
import { drillValue } from './drill';
import type { BlockAction } from './report-block';
import { lazyPart } from '../../loading/lazy-part';

const ActionDialog = lazyPart(() => import('../../operations/ActionDialog'));

interface RowActionsProps {
  readonly action: BlockAction;
  readonly params: Readonly<Record<string, unknown>>;
  readonly nameOf: (row: ReportRow) => string;
  readonly children: (actionOf: ((row: ReportRow) => ReactNode) | null) => ReactNode;
}

/**
 * Action button of each row in a drawing, with permission. It opens the dialog of the other resource's list, with initial values from the
 * row.
 */
export function RowActions({
  action: { resource, operation, load, start },
  params,
  nameOf,
  children,
}: RowActionsProps) {
  const translate = useTranslate();
  const held = usePermissionSet();
  const [chosen, setChosen] = useState<ReportRow | null>(null);
  // Loaded with the texts of the resource, which the dialog needs.
  const { data: module } = useOpenedResource(resource);
  const { data: action } = useQuery({
    queryKey: ['block-action', operation],
    queryFn: async () => (await load()).listActions.find(({ name }) => name === operation) ?? null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (!module || !action || (action.permission !== null && !held.has(action.permission))) return children(null);
  const label = translate(`resources.${resource}.actions.${action.name}.name`);
  const record = Object.fromEntries(
    Object.entries(start).map(([field, value]) => [field, chosen && (drillValue(value, chosen, params) ?? null)]),
  );
  return (
    <>
      {children((row) => (
        <Button
          size="small"
          startIcon={action.icon && <Icon name={action.icon} />}
          aria-label={`${label}: ${nameOf(row)}`}
          onClick={() => setChosen(row)}
        >
          {label}
        </Button>
      ))}
      <Suspense>
        {chosen && (
          <ResourceModuleProvider value={module}>
            <ActionDialog
              // The action has no record: its path has no key, and its initial values come from the row.
              action={{
                ...action,
                params: {},
                start: Object.fromEntries(Object.keys(start).map((field) => [field, field])),
              }}
              on={{ id: Object.values(record).join(' '), record, title: nameOf(chosen) }}
              onClose={() => setChosen(null)}
            />
          </ResourceModuleProvider>
        )}
      </Suspense>
    </>
  );
}
