import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate, type DataProvider } from 'react-admin';
import { useCallback } from 'react';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { failureErrors } from '#platform/web/ui/form/submit/failure-errors';

type Calls = {
  readonly [Name in 'proveedorUsuarios' | 'vincularUsuarioProveedor' | 'usuarioProveedorActualizar']: (
    call: OperationCall<Name>,
  ) => Promise<OperationAnswer<Name>>;
};

export type SupplierUser = OperationTypes['proveedorUsuarios']['answer'][number];

export interface SupplierUsersQuery {
  readonly proveedorId: number | null;
  readonly search: string;
  readonly page: number;
}

export const PAGE_SIZE = 25;

/** Fetches one page of the accounts, and their total. */
export function useSupplierUsers({ proveedorId, search, page }: SupplierUsersQuery) {
  const calls = useDataProvider<DataProvider & Calls>();
  return useQuery({
    // Below the key of users, so that a change of a user invalidates it.
    queryKey: ['usuario', 'proveedor-usuarios', proveedorId, search, page],
    queryFn: ({ signal }) =>
      calls.proveedorUsuarios({
        params: proveedorId === null ? {} : { proveedorId },
        list: { page, pageSize: PAGE_SIZE, sortBy: 'primerApellido', filter: search ? { q: search } : {} },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

type Failed = Record<string, string> | undefined;

/** Links and changes an account. Returns the faults by field, or nothing on success. */
export function useSupplierUserCalls() {
  const calls = useDataProvider<DataProvider & Calls>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: async () => {
      await Promise.all(
        ['usuario', 'personal-medico'].map((resource) => queries.invalidateQueries({ queryKey: [resource] })),
      );
      notify('app.supplierUsers.done', { type: 'success' });
    },
  });
  const run = useCallback(
    async (work: () => Promise<unknown>): Promise<Failed> => {
      try {
        await mutateAsync(work);
        return undefined;
      } catch (error) {
        return failureErrors(error, translate);
      }
    },
    [mutateAsync, translate],
  );
  return {
    link: (body: OperationTypes['vincularUsuarioProveedor']['body'], idempotencyKey: string) =>
      run(() => calls.vincularUsuarioProveedor({ body, idempotencyKey })),
    update: (body: OperationTypes['usuarioProveedorActualizar']['body']) =>
      run(() => calls.usuarioProveedorActualizar({ params: { usuarioId: body.usuarioId }, body })),
  };
}
