import { FailureNotice } from './FailureNotice';
import { useGate } from './GateContext';
import { Notice } from './Notice';

/** Why somebody finds themselves here who was inside, or what they have done on the page before. */
export function Ending() {
  const { access, notice, say } = useGate();
  const ending = access.session.ending();
  if (notice)
    return (
      <Notice tone="success">
        <p>{say(notice)}</p>
      </Notice>
    );
  return ending?.kind === 'ended' ? <FailureNotice failure={ending} /> : null;
}
