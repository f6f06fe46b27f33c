import { useRecordFromLocation } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { FormSpec } from '#platform/shared/form-spec';
import { isObject } from '#platform/shared/paths';
import { usePermission } from '../access/PermissionsContext';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { NoPermission } from '../states/NoPermission';
import { CopyForm } from './CopyForm';
import { CreateForm } from './CreateForm';
import { CreateInPlace } from './in-place/CreateInPlace';
import { useInPlace } from './in-place/InPlaceContext';
import { startedBy } from './started-by';
import { useStartedForm } from './useStartedForm';

export interface CreatePageProps {
  readonly form: FormSpec;
  /** The field that names the record: what was typed into a picker goes there. */
  readonly namedBy?: string;
  readonly children: ReactNode;
}

/** Creates a record: on its own page from nothing or as a copy (`?desde=<id>`), with values that another page gives (`?source=…`), or in a dialog over another form. */
export function CreatePage({ form: plain, ...rest }: CreatePageProps) {
  const props = { ...rest, form: useStartedForm(plain) };
  const { operations, permissions, copy } = useResourceModule();
  const allowed = usePermission(permissions.create);
  const inPlace = useInPlace();
  const [search] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  // Handed over by a page of ours, never by an address: it may be data of a person. Choosing a tab makes another address, without it.
  const [begun] = useState(() => (isObject(state) && isObject(state['start']) ? state['start'] : null));
  const source = useRecordFromLocation();
  // A new round is a new form.
  const [round, setRound] = useState(0);
  if (!allowed || !operations.includes('create')) return <NoPermission />;
  if (inPlace) return <CreateInPlace inPlace={inPlace} {...props} />;
  const from = copy === false ? null : search.get('desde');
  const given = search.get('source');
  const next = () => setRound(round + 1);
  return from ? (
    <CopyForm key={from} from={from} onAnother={next} {...props} />
  ) : (
    <CreateForm
      key={`${round} ${given ?? ''}`}
      // Each source patient has its own draft.
      place={given === null ? 'nuevo' : `nuevo?source=${given}`}
      {...(begun !== null && round === 0
        ? { start: { ...structuredClone(props.form.defaults), ...begun } }
        : given === null
          ? {}
          : { start: { ...structuredClone(props.form.defaults), ...startedBy(source, props.form) } })}
      again={round > 0}
      onAnother={next}
      {...props}
    />
  );
}
