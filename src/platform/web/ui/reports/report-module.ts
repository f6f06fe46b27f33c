import type { ComponentType } from 'react';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import type { ReportFileFormat } from '#platform/shared/report';
import type { IconName } from '../icons/Icon';
import type { ResourceModule } from '../resource/resource-module';
import type { ReportBlock } from './blocks/report-block';

/** Specification of a report for the screens, loaded when it is opened. Its texts: `resources.reportes.<name>`. */
export interface ReportModule {
  readonly name: string;
  /** Name of the data provider's method. */
  readonly operation: string;
  /** Path below the API's base. */
  readonly path: string;
  readonly icon: IconName;
  readonly permission: string;
  /** Type of each parameter in the URL. */
  readonly types: Readonly<Record<string, string>>;
  /** Drawings above the rows. */
  readonly blocks?: readonly ReportBlock[];
  readonly exports: readonly ReportFileFormat[];
  readonly form: FormSpec;
  readonly Inputs: ComponentType;
  readonly labels: ResourceModule['labels'];
}
