import type { ComponentType } from 'react';
import type { FormSpec } from '../../shared/form-spec';
import type { IconName } from '../icons/Icon';
import type { ResourceModule } from '../resource/resource-module';

/** Everything that the application knows of one report, loaded when it is opened. Its texts: `resources.reportes.<name>`. */
export interface ReportModule {
  readonly name: string;
  /** Name of the data provider's method. */
  readonly operation: string;
  /** Below the API's base. */
  readonly path: string;
  readonly icon: IconName;
  readonly permission: string;
  /** What each parameter of the address stands for. */
  readonly types: Readonly<Record<string, string>>;
  readonly exports: readonly ('csv' | 'xlsx')[];
  readonly form: FormSpec;
  readonly Inputs: ComponentType;
  readonly labels: ResourceModule['labels'];
}
