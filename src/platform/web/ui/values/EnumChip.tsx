import { useTranslate } from 'react-admin';
import { choiceKey, type EnumChoices } from './enum-choices';
import { ToneChip } from './ToneChip';

interface EnumChipProps {
  readonly choices: EnumChoices;
  readonly value: string;
  /** Stands before the name of the choice: a figure that it is the class of. */
  readonly lead?: string;
}

/** A choice with the colour and icon that its schema gives it. */
export function EnumChip({ choices, value, lead }: EnumChipProps) {
  const translate = useTranslate();
  const choice = choices.options.find((option) => option.value === value);
  const name = translate(choiceKey(choices, value), { _: value });
  return (
    <ToneChip tone={choice?.tone} icon={choice?.icon}>
      {lead === undefined ? name : `${lead} · ${name}`}
    </ToneChip>
  );
}
