import { useGate } from './GateContext';
import { Notice } from './Notice';

/** Lists all errors at the top of the form, each with a link to its field. */
export function ErrorList({ errors }: { readonly errors: Readonly<Partial<Record<string, string>>> }) {
  const { say } = useGate();
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <Notice tone="danger">
      <p>{say('summary')}</p>
      <ul>
        {entries.map(([name, text]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {say(text ?? '')}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
