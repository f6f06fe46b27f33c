import type { GatePath } from '#platform/web/session/gate-path';
import { useGate } from '#platform/web/gate/GateContext';
import { Notice } from '#platform/web/gate/Notice';
import { SampleRecovery } from './SampleRecovery';
import { SampleReset } from './SampleReset';
import { SampleSignIn } from './SampleSignIn';
import { SampleSignUp } from './SampleSignUp';

/** Renders the gate without a server, labelled as a sample. */
export default function SampleGate({ path }: { readonly path: GatePath }) {
  const { say } = useGate();
  return (
    <>
      <Notice tone="info">
        <p>{say('sample.notice')}</p>
      </Notice>
      {screenOf(path)}
    </>
  );
}

function screenOf(path: GatePath) {
  if (path === '/sign-up') return <SampleSignUp />;
  if (path === '/forgot-password') return <SampleRecovery />;
  if (path === '/reset-password') return <SampleReset />;
  return <SampleSignIn />;
}
