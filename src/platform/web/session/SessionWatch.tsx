import { IdleSession } from './idle/IdleSession';
import { SessionQuestions } from './questions/SessionQuestions';

/** Ends the session when idle, and shows the questions of calls. */
export default function SessionWatch() {
  return (
    <>
      <IdleSession />
      <SessionQuestions />
    </>
  );
}
