import { useTranslate } from 'react-admin';
import { usePermissionSet } from '../access/PermissionsContext';
import { ProtectedValue } from '../access/ProtectedValue';
import { useProtected } from '../access/useProtected';
import { readPath } from '../resource/read-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { isTold } from '../values/is-told';
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

/** Label and value of a field, unless the head of the page has it. */
export function ShowField({ source, conditional = false, wide = false, ...spec }: ShowFieldProps) {
  const { record, prefix, above } = useShowContext();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const value = readPath(record, prefix + source);
  const hidden = useProtected()(prefix + source) === 'wholly';
  const held = usePermissionSet();
  const isEmpty = value === undefined || value === null;
  if (!hidden && (isEmpty ? conditional : above?.has(prefix + source))) return null;
  // The names of a list of records are not sent with it, unlike that of a single one.
  if (spec.type === 'references' && !isTold(spec, held)) return null;
  const label = spec.type === 'reference' && spec.labelField ? readPath(record, prefix + spec.labelField) : undefined;
  return (
    <div className={`${styles['field']} ${wide ? styles['wide'] : ''}`}>
      <dt>{translate(`resources.${name}.fields.${prefix}${source}`)}</dt>
      <dd>{hidden ? <ProtectedValue /> : <ValueView spec={spec} value={value} label={label} full />}</dd>
    </div>
  );
}
