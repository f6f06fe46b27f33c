import { useWrappedSource } from 'react-admin';
import type { ReactNode } from 'react';
import { useCondition } from '../field/useCondition';
import { PrefixedFields } from './PrefixedFields';

interface EmbedFieldsProps {
  readonly source: string;
  readonly children: ReactNode;
}

/** Fields of an embedded record, shown like all other fields. */
export function EmbedFields({ source, children }: EmbedFieldsProps) {
  const path = useWrappedSource(source);
  const visible = useCondition(path, 'visible', true);
  return visible ? <PrefixedFields prefix={path}>{children}</PrefixedFields> : null;
}
