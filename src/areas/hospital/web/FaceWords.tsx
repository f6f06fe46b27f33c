import type { FaceChip } from './card-face';

/** Renders the content of a chip: its text, and an arrow with its meaning. */
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
