import type { ReactNode } from 'react';
import type { Failed } from '../session/outcome';
import { useGate } from './GateContext';
import type { Say } from './gate-texts';
import { Notice } from './Notice';

interface FailureNoticeProps {
  readonly failure: Pick<Failed, 'message' | 'correlationId'>;
  /** Text that replaces the failure's message. */
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** Message of a failure, with its correlation number. */
export function FailureNotice({ failure: { message, correlationId }, text, children }: FailureNoticeProps) {
  const { say } = useGate();
  return (
    <Notice tone="danger">
      <p>{text ?? worded(message, say)}</p>
      {children}
      {correlationId && <small>{say('reference', { id: correlationId })}</small>}
    </Notice>
  );
}

/** Returns messages of the server unchanged; translates those of the client by their key. */
export function worded(message: string, say: Say): string {
  const key = message === 'InvalidUser' ? 'errors.InvalidUser' : message.replace(/^session\./, '');
  return key.startsWith('errors.') ? say(key) : message;
}
