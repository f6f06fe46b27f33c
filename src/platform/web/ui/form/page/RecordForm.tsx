import { Loading } from '#platform/web/ui/states/Loading';
import { useDraftSlot } from '../drafts/useDraftSlot';
import { OpenForm, type RecordFormProps } from './OpenForm';

/** Form of one record: inputs in sections, validation, error summary. Input is kept as a draft until it is saved or discarded. */
export function RecordForm(props: RecordFormProps) {
  const slot = useDraftSlot(props.place, true);
  return slot ? <OpenForm {...props} slot={slot} /> : <Loading />;
}
