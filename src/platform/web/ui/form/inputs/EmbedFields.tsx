import { useWrappedSource } from 'react-admin';
import type { ReactNode } from 'react';
import { useCondition } from '../useCondition';
import { PrefixedFields } from './PrefixedFields';

interface EmbedFieldsProps {
  readonly source: string;
  readonly children: ReactNode;
}

/** The fields of another record that is edited as part of this one: to the reader they are fields like all others. */
export function EmbedFields({ source, children }: EmbedFieldsProps) {
  const path = useWrappedSource(source);
  const visible = useCondition(path, 'visible', true);
  return visible ? <PrefixedFields prefix={path}>{children}</PrefixedFields> : null;
}
