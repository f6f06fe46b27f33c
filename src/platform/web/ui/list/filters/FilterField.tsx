import { FilterControl, type FilterControlProps } from './FilterControl';
import { NullFilter } from './NullFilter';

/** Control of a filter, with that of empty values for an optional field. */
export default function FilterField(props: FilterControlProps) {
  return (
    <div>
      <FilterControl {...props} />
      {props.filter.nullable && <NullFilter {...props} />}
    </div>
  );
}
