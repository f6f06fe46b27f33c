import { useDataProvider, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import type { OperationTypes } from '#generated/shared/operations.gen';

type Name = 'insumoConfiguracionMasivo' | 'insumoConfiguracionConsumo' | 'insumoConfiguracionSinConfigurar';
type Calls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> };

export type BulkItem = OperationTypes['insumoConfiguracionMasivo']['body'][number];
export type SettingChange = OperationTypes['insumoConfiguracionMasivo']['answer']['cambios'][number];
export type UnsetSupply = OperationTypes['insumoConfiguracionSinConfigurar']['answer'][number];

export const LEVELS = ['minimo', 'puntoReorden', 'maximo'] as const;

/** Operations on supply settings beyond reading and writing one. */
export const useSettingCalls = () => useDataProvider<DataProvider & Calls>();
