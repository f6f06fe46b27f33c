import type { IconName } from '../icons/Icon';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface EnumChoice {
  readonly value: string;
  readonly tone?: Tone;
  readonly icon?: IconName;
}

/** The codes of an enum in order; their texts are `enums.<name>.<value>`. */
export interface EnumChoices {
  readonly name: string;
  readonly options: readonly EnumChoice[];
}

export function choiceKey(choices: EnumChoices, value: string): string {
  return `enums.${choices.name}.${value}`;
}

/** True when the choices have meaningful colours; otherwise they are shown as plain text. */
export function hasTones(choices: EnumChoices): boolean {
  return choices.options.some((option) => option.tone !== undefined && option.tone !== 'neutral');
}
