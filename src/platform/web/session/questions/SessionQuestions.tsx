import { useSyncExternalStore } from 'react';
import { withTexts } from '../../i18n/with-texts';
import { useServices } from '../ServicesContext';
import { lazyPart } from '../../ui/loading/lazy-part';

const ConfirmIdentity = withTexts(
  'confirmaciones',
  lazyPart(() => import('./ConfirmIdentity')),
  null,
);
const WaitForVouch = withTexts(
  'confirmaciones',
  lazyPart(() => import('./WaitForVouch')),
  null,
);

/** Shows questions of calls to the user, over the page or dialog that made the call. */
export function SessionQuestions() {
  const { identity, vouch } = useServices().questions;
  const isAsked = useSyncExternalStore(identity.subscribe, identity.current) !== null;
  const call = useSyncExternalStore(vouch.subscribe, vouch.current);
  return (
    <>
      {call && <WaitForVouch call={call} onAnswer={vouch.answer} />}
      {isAsked && <ConfirmIdentity onAnswer={(isProved) => identity.answer(isProved || null)} />}
    </>
  );
}
