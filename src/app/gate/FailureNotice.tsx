import type { ReactNode } from 'react';
import type { Failed } from '../../auth/outcome';
import { useGate } from './GateContext';
import { Notice } from './Notice';

interface FailureNoticeProps {
  readonly failure: Pick<Failed, 'message' | 'correlationId'>;
  /** What is said instead of the failure's own message. */
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** What went wrong, with the number that it can be found by. */
export function FailureNotice({ failure: { message, correlationId }, text, children }: FailureNoticeProps) {
  const { say } = useGate();
  return (
    <Notice tone="danger">
      <p>{text ?? (message.startsWith('errors.') ? say(message) : message === 'InvalidUser' ? say('errors.InvalidUser') : message)}</p>
      {children}
      {correlationId && <small>{say('reference', { id: correlationId })}</small>}
    </Notice>
  );
}
