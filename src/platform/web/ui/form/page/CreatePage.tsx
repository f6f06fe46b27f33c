import { useRecordFromLocation } from 'react-admin';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isObject } from '#platform/shared/paths';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { CopyForm } from './CopyForm';
import { CreateForm, type CreatePageProps } from './CreateForm';
import { CreateInPlace } from '../in-place/CreateInPlace';
import { useInPlace } from '../in-place/InPlaceContext';
import { startedBy } from './started-by';
import { useStartedForm } from './useStartedForm';

/**
 * Creates a record on its own page or in a dialog over another form. It starts empty, as a copy (`?desde=<id>`), or with values from
 * another page (`?source=…`).
 */
export function CreatePage({ form: plain, ...rest }: CreatePageProps) {
  const props = { ...rest, form: useStartedForm(plain) };
  const { operations, permissions, copy } = useResourceModule();
  const allowed = usePermission(permissions.create);
  const inPlace = useInPlace();
  const [search] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  // Passed by a page of the application in the navigation state, never in the URL: it may be personal data. Choosing a tab changes the URL
  // and loses the state.
  const [begun] = useState(() => (isObject(state) && isObject(state['start']) ? state['start'] : null));
  const source = useRecordFromLocation();
  // Each round is a new form.
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
