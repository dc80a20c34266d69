import type { Message } from './wire';

/** A value for a sentence; text that begins with `@` names another message. */
export type Argument = string | number;

export type OptionValue = boolean | number | string | null;

/** What every game's view has; a game's own fields are in its type (`ParisView`). */
export interface View {
  phase: string;
  to_act: number[];
  prompt: Message;
  clause: string;
  turn: number;
}
