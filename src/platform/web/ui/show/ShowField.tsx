import { useTranslate } from 'react-admin';
import { ProtectedValue } from '../access/ProtectedValue';
import { usePermission } from '../access/PermissionsContext';
import { useProtected } from '../access/useProtected';
import { readPath } from '../resource/read-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { ValueSpec } from '../values/value-spec';
import { ValueView } from '../values/ValueView';
import { useShowContext } from './ShowContext';
import styles from './show.module.css';

export type ShowFieldProps = ValueSpec & {
  readonly source: string;
  /** True to omit the field when it has no value. */
  readonly conditional?: boolean;
  readonly wide?: boolean;
};

/** Label and value of a field. */
export function ShowField({ source, conditional = false, wide = false, ...spec }: ShowFieldProps) {
  const { record, prefix } = useShowContext();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const value = readPath(record, prefix + source);
  const hidden = useProtected()(prefix + source) === 'wholly';
  const isNamed = usePermission(spec.type === 'references' ? spec.permission : undefined);
  if (!isNamed || (!hidden && conditional && (value === undefined || value === null))) return null;
  const label = spec.type === 'reference' && spec.labelField ? readPath(record, prefix + spec.labelField) : undefined;
  return (
    <div className={`${styles['field']} ${wide ? styles['wide'] : ''}`}>
      <dt>{translate(`resources.${name}.fields.${prefix}${source}`)}</dt>
      <dd>{hidden ? <ProtectedValue /> : <ValueView spec={spec} value={value} label={label} full />}</dd>
    </div>
  );
}
