import { Link } from 'react-router-dom';
import { usePermission } from '../access/PermissionsContext';
import { recordPath } from '../resource/record-path';
import { FetchedLabel } from './FetchedLabel';
import type { ReferenceSpec } from './value-spec';

interface ReferenceValueProps {
  readonly spec: ReferenceSpec;
  readonly id: unknown;
  readonly label: unknown;
}

/** The name of another record, linked to it when the person may see it. Asks the server only when the wire brought no name. */
export function ReferenceValue({ spec, id, label }: ReferenceValueProps) {
  const mayOpen = usePermission(spec.permission);
  const text = typeof label === 'string' && label !== '' ? label : <FetchedLabel reference={spec.reference} id={id} />;
  return mayOpen ? <Link to={recordPath.show(spec.reference, id)}>{text}</Link> : text;
}
