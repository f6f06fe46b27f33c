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

/** Shows the questions that calls ask the person before they go on, over any page or dialog that the calls came from. */
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
