import type { FaceChip } from './card-face';

/** What stands in a chip: its text, and an arrow with what that says. */
export function FaceWords({ text, mark }: Pick<FaceChip, 'text' | 'mark'>) {
  return (
    <>
      {text}
      {mark && (
        <>
          <span aria-hidden="true"> {mark.sign}</span>
          <span className="rs-hidden">, {mark.text}</span>
        </>
      )}
    </>
  );
}
