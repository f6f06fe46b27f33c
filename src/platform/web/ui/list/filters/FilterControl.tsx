import type { FilterSpec } from '../filter-spec';
import { nullValue } from './null-value';
import { BooleanFilter } from './BooleanFilter';
import { RangeFilter } from './RangeFilter';
import { ReferenceFilter } from './ReferenceFilter';
import { SetFilter } from './SetFilter';
import { TextFilter } from './TextFilter';

export interface FilterControlProps<Spec = FilterSpec> {
  readonly filter: Spec;
  readonly label: string;
  readonly value: unknown;
  /** Receives the new value; `undefined` removes the filter. */
  readonly onChange: (value: unknown) => void;
}

/** Control for the kind of a filter. */
export function FilterControl({ value, ...others }: FilterControlProps) {
  const { filter } = others;
  // A null filter has no value for the control.
  const props = { ...others, value: nullValue(value) === undefined ? value : undefined };
  switch (filter.kind) {
    case 'set':
      return <SetFilter {...props} choices={filter.choices} />;
    case 'boolean':
      return <BooleanFilter {...props} />;
    case 'reference':
      return <ReferenceFilter {...props} reference={filter.reference} />;
    case 'range':
      return (
        <RangeFilter {...props} label={filter.unit ? `${props.label} (${filter.unit})` : props.label} of={filter.of} />
      );
    case 'contains':
      return <TextFilter {...props} mode="contains" />;
    case 'equals':
      return <TextFilter {...props} mode={filter.of === 'number' ? 'number' : 'equals'} />;
  }
}
